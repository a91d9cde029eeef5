import type { CheckoutErrorCode, CheckoutErrorDetails } from '#domain/checkout/checkoutError.ts'

/** The codes that the API refuses with, and the two failures of getting no answer from it. */
export type CheckoutFailureCode = CheckoutErrorCode | 'CHECKOUT_NETWORK_ERROR' | 'CHECKOUT_TIMEOUT_ERROR'

/** The only error a checkout call rejects with, save for the `AbortError` of the caller's signal. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure'
  readonly code: CheckoutFailureCode
  readonly details: CheckoutErrorDetails
  /** How long the server asked to wait, in ms. */
  readonly retryAfterMs: number | null

  constructor(
    code: CheckoutFailureCode,
    message: string,
    more: { details?: CheckoutErrorDetails; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.details = more.details ?? {}
    this.retryAfterMs = more.retryAfterMs ?? null
  }
}

const UNKNOWN_OUTCOME: ReadonlySet<CheckoutFailureCode> = new Set([
  'CHECKOUT_NETWORK_ERROR',
  'CHECKOUT_TIMEOUT_ERROR',
  'CHECKOUT_FAILED',
])

/** True when the call may have had its effect anyway: read the checkout before assuming either. */
export function hasUnknownOutcome(failure: CheckoutFailure): boolean {
  return UNKNOWN_OUTCOME.has(failure.code)
}
