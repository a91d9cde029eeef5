/** When a kept answer was stored (ISO 8601): set by the worker, read by the storefront's client. */
export const CACHED_AT_HEADER = 'X-Iskra-Cached-At'
