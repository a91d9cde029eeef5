import { FILTER_VALUES } from '../address.ts'
import { type Filter, METRIC_NAMES, metricFacts } from '../metrics.ts'
import { daysOf, fitsByHour, PRESETS } from '../range.ts'
import { BY_WORDING, DIMENSION_WORDINGS, METRIC_WORDINGS } from './lexicon.ts'
import type { Question } from './question.ts'
import { UNSAID_RANGE } from './question.ts'
import { readQuestion, type Reading, type ReadingOptions } from './readQuestion.ts'
import { wordsOf } from './words.ts'
import { comparisonWords, filterWords, rangeWords, writeQuestion } from './writeQuestion.ts'

/** A way in which a question can go on. */
export interface Completion {
  /** The whole question, which is understood in this form. */
  readonly text: string
  /** The added text. */
  readonly added: string
  readonly question: Question
}

interface Candidate {
  readonly phrase: string
  readonly question: Question
}

/** The most words at the end that may be an unfinished phrase. */
const MOST_UNFINISHED = 3

/** Completions of the typed text, likeliest first: each is understood as a whole. */
export function completeQuestion(text: string, options: ReadingOptions, most: number): readonly Completion[] {
  const words = wordsOf(text)
  const isFinished = text === '' || /\s$/u.test(text)
  const found = new Map<string, Completion>()
  // Longest unfinished phrases first; then possible next words.
  const cuts = Array.from(
    { length: Math.min(MOST_UNFINISHED, words.length) },
    (_, cut) => cut + 1,
  ).toReversed()
  for (const cut of isFinished ? [0, ...cuts] : [...cuts, 0]) {
    const tail = words.slice(words.length - cut).map(({ folded }) => folded)
    const head = words
      .slice(0, words.length - cut)
      .map(({ typed }) => typed)
      .join(' ')
    const reading = readQuestion(head, options)
    for (const { phrase, question } of candidates(reading, options)) {
      if (!continues(phrase, tail)) continue
      const completion = completed(head, phrase, question, options)
      if (completion.text !== text.trim() && !found.has(completion.text))
        found.set(completion.text, completion)
    }
  }
  return [...found.values()].slice(0, most)
}

/** Keeps the typed text where it is understood; else rewrites it in our words. */
function completed(head: string, phrase: string, question: Question, options: ReadingOptions): Completion {
  const typed = head === '' ? phrase : `${head} ${phrase}`
  const reading = readQuestion(typed, options)
  const isSame = reading.problems.length === 0 && isSameQuestion(reading.question, question)
  return { text: isSame ? typed : writeQuestion(question, options.language), added: phrase, question }
}

function isSameQuestion(one: Question | null, other: Question): boolean {
  return one !== null && writeQuestion(one, 'en') === writeQuestion(other, 'en')
}

/** Whether a phrase, or one from one of its words on, begins with these. */
function continues(phrase: string, tail: readonly string[]): boolean {
  if (tail.length === 0) return true
  const words = wordsOf(phrase).map(({ folded }) => folded)
  return words.some((_, from) =>
    tail.every((word, index) => {
      const other = words[from + index]
      return index === tail.length - 1 ? other?.startsWith(word) === true : other === word
    }),
  )
}

/** The parts that a question lacks and its metric can answer. */
function candidates({ question, said }: Reading, options: ReadingOptions): readonly Candidate[] {
  const { language, today } = options
  if (question === null) {
    return METRIC_NAMES.map((metric) => ({
      phrase: METRIC_WORDINGS[metric][language],
      question: { metric, by: null, range: UNSAID_RANGE, comparison: 'none', filters: {} },
    }))
  }
  const facts = metricFacts(question.metric)
  const unsaid = <Item>(kind: 'by' | 'range' | 'comparison', items: readonly Item[]) =>
    said.has(kind) ? [] : items
  return [
    ...unsaid('by', facts.by)
      .filter((by) => by !== 'hour' || fitsByHour(daysOf(question.range, today)))
      .map((by) => ({
        phrase: `${BY_WORDING[language]} ${DIMENSION_WORDINGS[by][language]}`,
        question: { ...question, by },
      })),
    ...unsaid('range', PRESETS).map((range) => ({
      phrase: rangeWords(range, language),
      question: fitting({ ...question, range }, today),
    })),
    ...facts.filters
      .filter((filter) => question.filters[filter] === undefined)
      .flatMap((filter) =>
        valuesOf(filter).map((value) => ({
          phrase: filterWords(filter, value, language),
          question: { ...question, filters: { ...question.filters, [filter]: value } },
        })),
      ),
    ...unsaid('comparison', ['previous', 'year'] as const).map((comparison) => ({
      phrase: comparisonWords(comparison, language),
      question: { ...question, comparison },
    })),
  ]
}

/** Longer days aren't told by the hour. */
function fitting(question: Question, today: string): Question {
  const isTooLong = question.by === 'hour' && !fitsByHour(daysOf(question.range, today))
  return isTooLong ? { ...question, by: 'day' } : question
}

function valuesOf(filter: Filter): readonly string[] {
  const known: Readonly<Partial<Record<Filter, readonly string[]>>> = FILTER_VALUES
  return known[filter] ?? []
}
