// The score of a session (specification part 1, section 9).

export const TIME_POINTS = { perMinute: 10, most: 40 } as const
export const INTERACTION_POINTS = { each: 2, most: 30 } as const
export const SCROLL_POINTS = { most: 30 } as const

/** The facts a session is scored by. */
export interface Scored {
  /** Time with attention, ms. */
  readonly ms: number
  readonly interactions: number
  /** The furthest that any page was scrolled through, percent. */
  readonly depth: number
}

/** A score with the parts that it is the sum of, whole points each. */
export interface Score {
  readonly time: number
  readonly interactions: number
  readonly scroll: number
  readonly total: number
}

/** The score of a session: up to 40 for time, 30 for interactions and 30 for scroll depth. */
export function scoreOf({ ms, interactions, depth }: Scored): Score {
  const time = Math.min(TIME_POINTS.most, Math.floor((ms * TIME_POINTS.perMinute) / 60_000))
  const pressed = Math.min(INTERACTION_POINTS.most, interactions * INTERACTION_POINTS.each)
  const scroll = Math.min(SCROLL_POINTS.most, Math.floor((depth * SCROLL_POINTS.most) / 100))
  return { time, interactions: pressed, scroll, total: time + pressed + scroll }
}
