import { startState, type StartState, type Visitor } from '#domain/jobs/startState.ts'
import type { Quote } from '#domain/template/templateRun.ts'

export interface RunFacts {
  readonly visitor: Visitor
  /** Whether all engines of the template can be used now. */
  readonly isAvailable: boolean
  readonly price: Quote
  /** Whether that is the price of the form as it is filled. */
  readonly isOfForm: boolean
  /** The credits that can be spent; null while unknown. */
  readonly available: number | null
  readonly isOffline: boolean
}

/** The effect of a press of a template's button. The highest possible price is held. */
export function runState({ isAvailable, isOffline, price, isOfForm, ...facts }: RunFacts): StartState {
  return startState({
    ...facts,
    isKnown: true,
    isOffline,
    // Whether its engines work is asked again before it starts.
    isAvailable: isAvailable || isOffline,
    // Before the form is filled, the credits for its cheapest filling are enough.
    needed: isOfForm ? price.most : price.least,
    held: isOfForm ? price.most : null,
    isParked: false,
  })
}
