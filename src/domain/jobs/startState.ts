/** Who stands before something that needs an account. */
export type Visitor = 'unknown' | 'guest' | 'unverified' | 'verified'

export interface StartFacts {
  readonly visitor: Visitor
  /** Whether it is known what there is to start. */
  readonly isKnown: boolean
  /** Whether all that it takes works, as far as it is known. */
  readonly isAvailable: boolean
  readonly isOffline: boolean
  /** What can be spent; null while that isn't known. */
  readonly available: number | null
  /** Credits that it can't be started without. */
  readonly needed: number
  /** Credits that are held for it; null while that isn't known. */
  readonly held: number | null
  /** Whether what the form asks for waits for a yes already. */
  readonly isParked: boolean
}

/** What a press of the button would do. Its price stands before it, always; the most it may cost is held. */
export type StartState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'unverified' }
  /** It can be asked for; the price is shown again before anything is spent. */
  | { readonly kind: 'later' }
  | { readonly kind: 'missing'; readonly available: number; readonly missing: number }
  | { readonly kind: 'ready'; readonly left: number | null }
  /** The press says yes to what was kept without a network, or to its new price: no second job is made of it. */
  | { readonly kind: 'parked'; readonly left: number | null }

/** What a press would do, of any paid job. */
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
  // The server has the last word on the balance: not knowing it keeps nobody from asking.
  if (available === null) return { kind, left: null }
  if (available < needed) return { kind: 'missing', available, missing: needed - available }
  return { kind, left: held === null ? null : available - held }
}
