import { type Scope } from '../address.ts'
import { type Dimension, type Filter, type Metric, metricFacts } from '../metrics.ts'
import { daysOf, fittingTime, hasTime, type Range } from '../range.ts'

/** A typed question, understood. */
export interface Question extends Scope {
  readonly metric: Metric
  /** Null if not said: then the metric's default. */
  readonly by: Dimension | null
}

/** The days of a question that doesn't name any. */
export const UNSAID_RANGE: Range = '30-days'

/** The dimension of an answer: the named one, else time, else the metric's own. */
export function answeredBy({ metric, by, range }: Question, today: string): Dimension {
  if (by !== null) return by
  if (hasTime(metric)) return fittingTime(daysOf(range, today))
  return metricFacts(metric).by[0] ?? 'day'
}

/** A part of a question that couldn't be used as it is. */
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
