import type { Quote } from '#domain/template/templateRun.ts'
import type { Visitor } from '#services/useVisitor.ts'

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

/** What a press of the button would do. Its price stands before it, always; the most it may cost is held. */
export type RunState =
  | { readonly kind: 'unknown' | 'unavailable' | 'guest' | 'unverified' }
  /** It can be asked for; the price is shown again before anything is spent. */
  | { readonly kind: 'later' }
  | { readonly kind: 'missing'; readonly available: number; readonly missing: number }
  | { readonly kind: 'ready'; readonly left: number | null }

export function runState({
  visitor,
  isAvailable,
  price,
  isOfForm,
  available,
  isOffline,
}: RunFacts): RunState {
  if (visitor === 'unknown') return { kind: 'unknown' }
  if (!isAvailable && !isOffline) return { kind: 'unavailable' }
  if (visitor !== 'verified') return { kind: visitor }
  if (isOffline) return { kind: 'later' }
  // The server has the last word on the balance: not knowing it keeps nobody from asking.
  if (available === null) return { kind: 'ready', left: null }
  // Before the form is filled nobody is sent for more than its cheapest filling needs.
  const needed = isOfForm ? price.most : price.least
  if (available < needed) return { kind: 'missing', available, missing: needed - available }
  return { kind: 'ready', left: isOfForm ? available - price.most : null }
}
