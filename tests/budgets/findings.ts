import { type Figure, isPassed, sayFigure } from './figures.ts'
import { type Makeup, sayGrowth } from './makeup.ts'

/** Something looked at: what was found, and what is wrong with it, or null. */
export interface Finding {
  readonly said: string
  readonly wrong: string | null
}

/** A figure beside its budget; where that is passed, with what has grown since the record. */
export function judge(
  figure: Figure,
  { before, now }: { readonly before: Makeup; readonly now: Makeup },
): Finding {
  return { said: sayFigure(figure), wrong: isPassed(figure) ? sayGrowth(before, now) : null }
}
