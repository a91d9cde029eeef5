import * as z from 'zod/mini'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import { checkoutErrorSchema } from '#domain/checkout/checkoutError.ts'
import { type CheckoutView, checkoutViewSchema } from '#domain/checkout/checkoutView.ts'
import type { PayRequest } from '#domain/checkout/payment.ts'
import {
  type Answered,
  createSendRequest,
  NoAnswer,
  type Requested,
  type RequestOptions,
} from '../request/request.ts'
import { retryAfterMs } from '../retryAfter.ts'
import { CheckoutFailure } from './checkoutFailure.ts'

export interface CheckoutRequestOptions {
  readonly signal?: AbortSignal | undefined
}

/**
 * The embedded storefront's hosted checkout, by the secret token of its address. Every method resolves to the
 * checkout's state after the call and rejects with a `CheckoutFailure`.
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
  ...more
}: {
  base?: string
  timeoutMs?: number
} & Pick<RequestOptions, 'fetch'> = {}): CheckoutClient {
  const sendRequest = createSendRequest(more)

  async function call(
    token: string,
    path: string,
    request: Pick<Requested, 'method' | 'body' | 'headers'>,
    { signal }: CheckoutRequestOptions = {},
  ): Promise<CheckoutView> {
    const url = `${base}/${encodeURIComponent(token)}${path}`
    try {
      return readAnswer(await sendRequest({ ...request, url, timeoutMs, signal }))
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause
      const code = cause.isTimeout ? 'CHECKOUT_TIMEOUT_ERROR' : 'CHECKOUT_NETWORK_ERROR'
      throw new CheckoutFailure(code, cause.message, { cause })
    }
  }

  return {
    view: (token, options) => call(token, '', { method: 'GET' }, options),
    saveDetails: (token, body, options) => call(token, '/details', { method: 'PUT', body }, options),
    setDiscountCode: (token, code, options) =>
      call(token, '/discount', { method: 'PUT', body: { code } }, options),
    pay: (token, body, idempotencyKey) =>
      call(token, '/pay', { method: 'POST', body, headers: { 'Idempotency-Key': idempotencyKey } }),
  }
}

function readAnswer({ isOk, said, status, headers }: Answered): CheckoutView {
  if (isOk) {
    const view = z.safeParse(checkoutViewSchema, said)
    if (view.success) return view.data
    throw new CheckoutFailure('CHECKOUT_FAILED', 'The answer is not a checkout', { cause: view.error })
  }
  const refusal = z.safeParse(checkoutErrorSchema, said)
  const wait = retryAfterMs(headers.get('Retry-After'), Date.now())
  if (!refusal.success) throw new CheckoutFailure('CHECKOUT_FAILED', `HTTP ${status}`, { retryAfterMs: wait })
  const { code, message, details = {} } = refusal.data.error
  throw new CheckoutFailure(code, message, { details, retryAfterMs: wait })
}
