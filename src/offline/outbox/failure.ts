import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { offlineErrorFrom } from '../offlineError.ts'
import type { IntentFailure } from './intent.ts'

/** Statuses that judge the caller or the address, not the change: the same change may pass once that is mended. */
const NOT_ABOUT_THE_CHANGE = new Set([401, 403, 404, 407, 408, 421, 425, 426, 429, 451])

/** Whether a service has looked at the change itself and will say no again. */
export function isRefusal(error: unknown): error is StorefrontError {
  return (
    error instanceof StorefrontError &&
    error.kind === 'refused' &&
    (error.status === null || !NOT_ABOUT_THE_CHANGE.has(error.status))
  )
}

/** Whether a change may have been carried out although no good answer came. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof StorefrontError) || error.kind === 'unreachable' || error.kind === 'broken'
}

/** An error in the form that is kept with an intent. */
export function failureOf(error: unknown): IntentFailure {
  const at = Date.now()
  if (error instanceof StorefrontError) {
    const kind = error.kind === 'refused' && !isRefusal(error) ? 'broken' : error.kind
    return { code: error.code, message: error.message, kind, at }
  }
  const { code, message } = offlineErrorFrom(error)
  return { code, message, kind: 'broken', at }
}

export function retryAfterOf(error: unknown): number | null {
  return error instanceof StorefrontError ? error.retryAfterMs : null
}
