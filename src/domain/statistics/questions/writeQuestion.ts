import type { Filter } from '../metrics.ts'
import { FILTERS } from '../metrics.ts'
import type { Range } from '../range.ts'
import type { Comparison } from '../report.ts'
import {
  BY_WORDING,
  COMPARISON_WORDINGS,
  DIMENSION_WORDINGS,
  FILTER_WORDINGS,
  METRIC_WORDINGS,
  NAMED_FILTERS,
  PRESET_WORDINGS,
  type QuestionLanguage,
} from './lexicon.ts'
import { type Question, UNSAID_RANGE } from './question.ts'

/** A question in words that are read as the same question again. */
export function writeQuestion(question: Question, language: QuestionLanguage): string {
  const { metric, by, filters, range, comparison } = question
  const parts = [
    METRIC_WORDINGS[metric][language],
    by === null ? '' : `${BY_WORDING[language]} ${DIMENSION_WORDINGS[by][language]}`,
    ...FILTERS.map((filter) => {
      const value = filters[filter]
      return value === undefined ? '' : filterWords(filter, value, language)
    }),
    range === UNSAID_RANGE ? '' : rangeWords(range, language),
    comparison === 'none' ? '' : comparisonWords(comparison, language),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** A filter's value, as a question says it. */
export function filterWords(filter: Filter, value: string, language: QuestionLanguage): string {
  if (filter === 'engine' || filter === 'affiliate') return `${NAMED_FILTERS[filter][language]}:${value}`
  const wording = FILTER_WORDINGS.find((known) => known.filter === filter && known.value === value)
  return wording?.[language] ?? ''
}

/** Days, as a question says them. */
export function rangeWords(range: Range, language: QuestionLanguage): string {
  if (typeof range === 'string') return PRESET_WORDINGS[range][language]
  const [from, to] = [dotted(range.from), dotted(range.to)]
  return language === 'pl' ? `od ${from} do ${to}` : `from ${from} to ${to}`
}

/** A comparison, as a question says it. */
export function comparisonWords(comparison: Comparison, language: QuestionLanguage): string {
  return COMPARISON_WORDINGS[comparison][language]
}

/** `2026-11-01` as `1.11.2026`. */
function dotted(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)}.${Number(month)}.${year}`
}

/** The name of a filter where its value doesn't matter. */
export function filterPlainWords(filter: Filter, language: QuestionLanguage): string {
  return DIMENSION_WORDINGS[filter][language]
}
