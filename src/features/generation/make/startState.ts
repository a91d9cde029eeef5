import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { Visitor } from '#services/useVisitor.ts'

export interface StartFacts {
  /** Null where nothing of this type can be started. */
  readonly offer: EngineOffer | null
  readonly areOffersKnown: boolean
  readonly visitor: Visitor
  /** How many are asked for at once. */
  readonly count: number
  /** What can be spent; null while that isn't known. */
  readonly available: number | null
  readonly isOffline: boolean
  /** What a job costs that waits for a yes and is what the form asks for; null where there is none. */
  readonly parkedPrice: number | null
}

/** What a press of the button would do. Its price stands before it, always. */
export type StartState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no-engine' }
  | { readonly kind: 'guest'; readonly price: number }
  | { readonly kind: 'unverified'; readonly price: number }
  /** It can be asked for; the price is shown again before anything is spent. */
  | { readonly kind: 'later'; readonly price: number }
  | { readonly kind: 'missing'; readonly price: number; readonly available: number; readonly missing: number }
  | { readonly kind: 'ready'; readonly price: number; readonly left: number | null }
  /** The press says yes to what was kept without a network, or to its new price: no second job is made of it. */
  | { readonly kind: 'parked'; readonly price: number; readonly left: number | null }

export function startState({
  offer,
  areOffersKnown,
  visitor,
  count,
  available,
  isOffline,
  parkedPrice,
}: StartFacts): StartState {
  if (!areOffersKnown || visitor === 'unknown') return { kind: 'unknown' }
  if (offer === null) return { kind: 'no-engine' }
  const ofAll = offer.credits * count
  const price = parkedPrice ?? ofAll
  if (visitor === 'guest' || visitor === 'unverified') return { kind: visitor, price: ofAll }
  if (isOffline) return { kind: 'later', price: ofAll }
  const kind = parkedPrice === null ? 'ready' : 'parked'
  // The server has the last word on the balance: not knowing it keeps nobody from asking.
  if (available === null) return { kind, price, left: null }
  if (available < price) return { kind: 'missing', price, available, missing: price - available }
  return { kind, price, left: available - price }
}
