import { isScreenAddress, type ScreenAddress } from '#domain/addresses/screens.ts'

/** The screen of a route by its full path, as the router writes it: an index route ends with a slash. Null for none. */
export function screenOfRoute(fullPath: unknown): ScreenAddress | null {
  if (typeof fullPath !== 'string') return null
  const address = fullPath === '/' ? fullPath : fullPath.replace(/\/$/, '')
  return isScreenAddress(address) ? address : null
}
