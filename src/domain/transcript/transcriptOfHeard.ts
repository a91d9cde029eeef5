import type { HeardPassage } from './editing/replaceStretch.ts'
import { inOrder } from './order.ts'
import * as limits from './transcriptLimits.ts'
import type { Transcript } from './transcriptSchema.ts'

/** A new transcript of what was heard; what is more than one may hold is left out. */
export function transcriptOfHeard(heard: readonly HeardPassage[]): Transcript {
  const passages = heard
    .slice(0, limits.MOST_PASSAGES)
    .map((passage, at) => ({ ...passage, id: `p${at + 1}`, speaker: null }))
  return inOrder({ version: 1, speakers: [], passages })
}
