import type { Stretch } from './speechStretches.ts'

export interface CutRules {
  /** Only silences longer than this are cut, in ms. */
  readonly longerThan: number
  /** What stays of a silence before and after speech, in ms. */
  readonly margin: number
}

export const USUAL_CUTS: CutRules = { longerThan: 700, margin: 150 }

/** What is cut out of a recording so that no word loses its edge: stretches of silence, in order. */
export function silenceCuts(
  speech: readonly Stretch[],
  lengthMs: number,
  rules: CutRules = USUAL_CUTS,
): readonly Stretch[] {
  throw new Error(`not yet: ${speech.length} ${lengthMs} ${rules.margin}`)
}
