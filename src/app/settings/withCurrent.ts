/** A value set elsewhere (an older choice, another tab) stays choosable. */
export function withCurrent(offered: readonly number[], current: number): readonly number[] {
  return offered.includes(current) ? offered : [current, ...offered]
}
