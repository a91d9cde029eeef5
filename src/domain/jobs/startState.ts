/** The visitor of a feature that needs an account. */
export type Visitor = 'unknown' | 'guest' | 'unverified' | 'verified'

export interface StartFacts {
  readonly visitor: Visitor
  /** Whether it is known what there is to start. */
  readonly isKnown: boolean
  /** Whether everything it needs is available, as far as known. */
  readonly isAvailable: boolean
  readonly isOffline: boolean
  /** The credits that can be spent; null while unknown. */
  readonly available: number | null
  /** Credits that it can't be started without. */
  readonly needed: number
  /** Credits that are held for it; null while that isn't known. */
  readonly held: number | null
  /** Whether the form's job is already waiting for a confirmation. */
  readonly isParked: boolean
}

/** The effect of a press of the button. The price is always shown before it; the highest possible price is held. */
export type StartState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'unverified' }
  /** It can be asked for; the price is shown again before anything is spent. */
  | { readonly kind: 'later' }
  | { readonly kind: 'missing'; readonly available: number; readonly missing: number }
  | { readonly kind: 'ready'; readonly left: number | null }
  /** The press confirms the job kept without a network, or its new price: no second job is made. */
  | { readonly kind: 'parked'; readonly left: number | null }

/** The effect of a press, for any paid job. */
export function startState({
  visitor,
  isKnown,
  isAvailable,
  isOffline,
  available,
  needed,
  held,
  isParked,
}: StartFacts): StartState {
  if (!isKnown || visitor === 'unknown') return { kind: 'unknown' }
  if (!isAvailable) return { kind: 'unavailable' }
  if (visitor !== 'verified') return { kind: visitor }
  if (isOffline) return { kind: 'later' }
  const kind = isParked ? 'parked' : 'ready'
  // The server decides on the balance: an unknown one doesn't stop a start.
  if (available === null) return { kind, left: null }
  if (available < needed) return { kind: 'missing', available, missing: needed - available }
  return { kind, left: held === null ? null : available - held }
}
