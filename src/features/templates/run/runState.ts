import { startState, type StartState, type Visitor } from '#domain/jobs/startState.ts'
import type { Quote } from '#domain/template/templateRun.ts'

export interface RunFacts {
  readonly visitor: Visitor
  /** Whether all engines of the template can be used now. */
  readonly isAvailable: boolean
  readonly price: Quote
  /** Whether that is what the form costs as it is filled. */
  readonly isOfForm: boolean
  /** What can be spent; null while that isn’t known. */
  readonly available: number | null
  readonly isOffline: boolean
}

/** What a press of a template's button would do. The most it may cost is held. */
export function runState({ isAvailable, isOffline, price, isOfForm, ...facts }: RunFacts): StartState {
  return startState({
    ...facts,
    isKnown: true,
    isOffline,
    // Whether its engines work is asked again before it starts.
    isAvailable: isAvailable || isOffline,
    // Before the form is filled nobody is sent for more than its cheapest filling needs.
    needed: isOfForm ? price.most : price.least,
    held: isOfForm ? price.most : null,
    isParked: false,
  })
}
