import type { Stretch } from './speechStretches.ts'

export interface CutRules {
  /** Only silences longer than this are cut, in ms. */
  readonly longerThan: number
  /** What stays of a silence before and after speech, in ms. */
  readonly margin: number
}

export const USUAL_CUTS: CutRules = { longerThan: 700, margin: 150 }

/**
 * What is cut out of a recording so that no word loses its edge: stretches of silence, in order. Silence before the first
 * word and after the last goes but for its margin.
 */
export function silenceCuts(
  speech: readonly Stretch[],
  lengthMs: number,
  { longerThan, margin }: CutRules = USUAL_CUTS,
): readonly Stretch[] {
  const cuts: Stretch[] = []
  let from = 0
  for (const { start, end } of [...speech, { start: lengthMs, end: lengthMs }]) {
    const cut = {
      start: from === 0 ? 0 : from + margin,
      end: start >= lengthMs ? lengthMs : start - margin,
    }
    if (start - from > longerThan && cut.end > cut.start) cuts.push(cut)
    from = end
  }
  return cuts
}
