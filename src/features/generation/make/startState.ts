import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { startState as jobState, type StartState, type Visitor } from '#domain/jobs/startState.ts'

export interface StartFacts {
  /** Null where nothing of this type can be started. */
  readonly offer: EngineOffer | null
  readonly areOffersKnown: boolean
  readonly visitor: Visitor
  /** How many are asked for at once. */
  readonly count: number
  /** The credits that can be spent; null while unknown. */
  readonly available: number | null
  readonly isOffline: boolean
  /** The price of a job that equals the form and waits for a confirmation; null without one. */
  readonly parkedPrice: number | null
}

type Unpriced = Extract<StartState, { kind: 'unknown' | 'unavailable' }>

/** The effect of a press of a generator's button, with its price where known. */
export type PricedState = Unpriced | (Exclude<StartState, Unpriced> & { readonly price: number })

export function startState({
  offer,
  areOffersKnown,
  visitor,
  count,
  available,
  isOffline,
  parkedPrice,
}: StartFacts): PricedState {
  const ofAll = (offer?.credits ?? 0) * count
  const parked = visitor === 'verified' && !isOffline ? parkedPrice : null
  const price = parked ?? ofAll
  const state = jobState({
    visitor,
    isKnown: areOffersKnown,
    isAvailable: offer !== null,
    isOffline,
    available,
    needed: price,
    held: price,
    isParked: parked !== null,
  })
  return state.kind === 'unknown' || state.kind === 'unavailable' ? state : { ...state, price }
}
