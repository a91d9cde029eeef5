import type { Endpoint } from './contract.ts'
import type { EventsBody } from '#domain/engagement/eventsBody.ts'
import { kindOfStatus } from '../request/failureKind.ts'
import { createSendRequest } from '../request/request.ts'
import { retryAfterMs } from '../retryAfter.ts'
import { addressOf } from './address.ts'

/** `taken`: stored, now or before. `refused`: it never will be. `later`: it may be, not before `retryAfterMs`. */
export type Delivery =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later'; readonly retryAfterMs: number | null }

/** Sends one bundle once. Never rejects. */
export type Deliver = (body: EventsBody) => Promise<Delivery>

export interface DeliveryOptions {
  /** Whether the page may be gone in a moment. */
  readonly isLeaving: () => boolean
  readonly fetch?: typeof globalThis.fetch
}

const ENDPOINT = 'POST /api/v1/analytics/events' satisfies Endpoint
const TIMEOUT_MS = 20_000

/**
 * Makes the client that sends visit events. It has no token and sends no cookie, so the receiver can't know whose an
 * event is. An event sent while the page `isLeaving` survives closing it. A failure says nothing about the network:
 * some browsers block all analytics.
 */
export function createDeliverEvents({
  isLeaving,
  fetch = (...request) => globalThis.fetch(...request),
}: DeliveryOptions): Deliver {
  const nameless: typeof globalThis.fetch = (address, request) =>
    fetch(address, { ...request, credentials: 'omit', keepalive: isLeaving() })
  const send = createSendRequest({ fetch: nameless })
  return async (body) => {
    try {
      const { isOk, status, headers } = await send({
        ...addressOf('', ENDPOINT, {}),
        body,
        timeoutMs: TIMEOUT_MS,
      })
      if (isOk) return { kind: 'taken' }
      if (kindOfStatus(status) === 'refused') return { kind: 'refused' }
      return { kind: 'later', retryAfterMs: retryAfterMs(headers.get('Retry-After'), Date.now()) }
    } catch {
      return { kind: 'later', retryAfterMs: null }
    }
  }
}
