import { type Scope } from '../address.ts'
import { type Dimension, type Filter, type Metric, metricFacts } from '../metrics.ts'
import { daysOf, fittingTime, hasTime, type Range } from '../range.ts'

/** A typed question, understood. */
export interface Question extends Scope {
  readonly metric: Metric
  /** Null where it isn't said: then by what suits the metric. */
  readonly by: Dimension | null
}

/** What is meant where a question says nothing of days. */
export const UNSAID_RANGE: Range = '30-days'

/** What a question is answered by: what it says, else time, else what its metric is about. */
export function answeredBy({ metric, by, range }: Question, today: string): Dimension {
  if (by !== null) return by
  if (hasTime(metric)) return fittingTime(daysOf(range, today))
  return metricFacts(metric).by[0] ?? 'day'
}

/** What of a question could not be taken as it stands. */
export type Problem =
  /** A word that means nothing here, with the one that may have been meant. */
  | { readonly kind: 'unknown'; readonly word: string; readonly meant: string | null }
  /** A word that another has to follow. */
  | { readonly kind: 'unfinished'; readonly word: string }
  | { readonly kind: 'no-metric' }
  /** Said a second time, and otherwise. */
  | { readonly kind: 'again'; readonly word: string }
  /** Not a breakdown or filter of that metric. */
  | { readonly kind: 'by'; readonly metric: Metric; readonly by: Dimension }
  | { readonly kind: 'filter'; readonly metric: Metric; readonly filter: Filter }
  /** Too many days to be told by the hour. */
  | { readonly kind: 'hours' }
