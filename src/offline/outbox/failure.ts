import { GeneratorError } from '#api/generators/generatorError.ts'
import { ApiError } from '#api/product/apiError.ts'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { offlineErrorFrom } from '../offlineError.ts'
import type { IntentFailure } from './intent.ts'

/**
 * Statuses about the change itself. The others (401, 403, 404 …) are about the caller, the address or the shop: the
 * same change may pass once that is fixed.
 */
const ABOUT_THE_CHANGE = new Set<number | null>([null, 200, 400, 413, 422])

type ServiceError = StorefrontError | ApiError | GeneratorError

function isOfService(error: unknown): error is ServiceError {
  return error instanceof StorefrontError || error instanceof ApiError || error instanceof GeneratorError
}

/** Whether a service has examined the change itself and will refuse it again. */
export function isRefusal(error: unknown): error is ServiceError {
  return isOfService(error) && error.kind === 'refused' && ABOUT_THE_CHANGE.has(error.status)
}

/** Whether a change may have been carried out without a successful answer. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isOfService(error) || error.kind === 'unreachable' || error.kind === 'broken'
}

/** An error in the form that is kept with an intent. */
export function failureOf(error: unknown): IntentFailure {
  const at = Date.now()
  if (isOfService(error)) {
    const kind = error.kind === 'refused' && !isRefusal(error) ? 'broken' : error.kind
    return { code: error.code, message: error.message, kind, at }
  }
  const { code, message } = offlineErrorFrom(error)
  return { code, message, kind: 'broken', at }
}

export function retryAfterOf(error: unknown): number | null {
  return isOfService(error) ? error.retryAfterMs : null
}
