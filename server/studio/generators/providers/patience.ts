// Specification part 2, section 9: AI provider clients wait 30 s and 60 s, each time they try, and try twice more.

/** For answers in one go: words, speech. */
export const SHORT_WAIT_MS = 30_000
/** For pictures. */
export const LONG_WAIT_MS = 60_000
/** A provider's own queue for videos is polled: this is the limit in all. */
export const VIDEO_WAIT_MS = 10 * 60_000

/** For each poll of that queue. */
export const PROVIDER_RETRIES = 2
