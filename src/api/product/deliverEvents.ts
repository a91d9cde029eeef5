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
 * Makes the client that tells of visits. It knows no token and sends no cookie: whoever receives an event can't know
 * whose it is. What is sent while the page `isLeaving` goes on when it is closed. That it fails says nothing of the
 * network: there are browsers that block whatever counts.
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
