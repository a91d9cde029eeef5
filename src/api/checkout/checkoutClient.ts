import * as z from 'zod/mini'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import { checkoutErrorSchema } from '#domain/checkout/checkoutError.ts'
import { type CheckoutView, checkoutViewSchema } from '#domain/checkout/checkoutView.ts'
import type { PayRequest } from '#domain/checkout/payment.ts'
import { CheckoutFailure } from './checkoutFailure.ts'

export interface CheckoutRequestOptions {
  readonly signal?: AbortSignal | undefined
}

/**
 * The embedded storefront's hosted checkout, by the secret token of its address. Every method answers with
 * the checkout as it stands after the call and rejects with a `CheckoutFailure`.
 */
export interface CheckoutClient {
  view(token: string, options?: CheckoutRequestOptions): Promise<CheckoutView>
  saveDetails(
    token: string,
    details: CheckoutDetails,
    options?: CheckoutRequestOptions,
  ): Promise<CheckoutView>
  /** Replaces the discount code; null takes it away. */
  setDiscountCode(token: string, code: string | null, options?: CheckoutRequestOptions): Promise<CheckoutView>
  /** Pays once per `idempotencyKey`, however often it is called with it. */
  pay(token: string, request: PayRequest, idempotencyKey: string): Promise<CheckoutView>
}

/** `base` is the API's address up to the token; `timeoutMs` bounds each call. */
export function createCheckoutClient({
  base = '/api/checkout',
  timeoutMs = 20_000,
  fetch = (...request) => globalThis.fetch(...request),
}: {
  base?: string
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
} = {}): CheckoutClient {
  async function call(
    token: string,
    path: string,
    init: Omit<RequestInit, 'signal'>,
    { signal: stop }: CheckoutRequestOptions = {},
  ): Promise<CheckoutView> {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = stop ? AbortSignal.any([stop, timeout]) : timeout
    try {
      const response = await fetch(`${base}/${encodeURIComponent(token)}${path}`, {
        ...init,
        signal,
        cache: 'no-store',
      })
      return readAnswer(response, await response.json().catch(() => null))
    } catch (error) {
      if (error instanceof CheckoutFailure || stop?.aborted === true) throw error
      throw timeout.aborted
        ? new CheckoutFailure('CHECKOUT_TIMEOUT_ERROR', 'No answer in time', { cause: error })
        : new CheckoutFailure('CHECKOUT_NETWORK_ERROR', 'No connection', { cause: error })
    }
  }

  return {
    view: (token, options) => call(token, '', { method: 'GET' }, options),
    saveDetails: (token, details, options) => call(token, '/details', json('PUT', details), options),
    setDiscountCode: (token, code, options) => call(token, '/discount', json('PUT', { code }), options),
    pay: (token, request, idempotencyKey) =>
      call(token, '/pay', json('POST', request, { 'Idempotency-Key': idempotencyKey })),
  }
}

function json(
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): Omit<RequestInit, 'signal'> {
  return { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } }
}

function readAnswer(response: Response, body: unknown): CheckoutView {
  if (response.ok) {
    const view = z.safeParse(checkoutViewSchema, body)
    if (view.success) return view.data
    throw new CheckoutFailure('CHECKOUT_FAILED', 'The answer is not a checkout', { cause: view.error })
  }
  const refusal = z.safeParse(checkoutErrorSchema, body)
  const seconds = Number(response.headers.get('Retry-After'))
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null
  if (!refusal.success)
    throw new CheckoutFailure('CHECKOUT_FAILED', `HTTP ${response.status}`, { retryAfterMs })
  const { code, message, details = {} } = refusal.data.error
  throw new CheckoutFailure(code, message, { details, retryAfterMs })
}
