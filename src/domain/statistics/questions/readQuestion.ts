import { forgivenSlips, typingDistance } from '#domain/search/typingDistance.ts'
import { ENGINES, PROCEDURAL_ENGINES } from '#domain/generation/engines.ts'
import { type FilterValues, readFilterValue } from '../address.ts'
import {
  type Dimension,
  DIMENSIONS,
  type Filter,
  FILTERS,
  type Metric,
  METRIC_NAMES,
  metricFacts,
} from '../metrics.ts'
import { daysOf, fitsByHour, type Range } from '../range.ts'
import { type Comparison, COMPARISONS } from '../report.ts'
import { daysAt, type Found } from './days.ts'
import {
  ADVERBS,
  BY_WORDING,
  COMPARE_HEARD,
  COMPARED_YEAR_HEARD,
  COMPARISON_WORDINGS,
  DIMENSION_WORDINGS,
  FILLERS,
  FILTER_WORDINGS,
  METRIC_WORDINGS,
  NAMED_FILTERS,
  type QuestionLanguage,
} from './lexicon.ts'
import { type Problem, type Question, UNSAID_RANGE } from './question.ts'
import { heardAt, spellingsOf, type Word, wordsOf } from './words.ts'

type Part =
  | { readonly kind: 'metric'; readonly metric: Metric }
  | { readonly kind: 'by'; readonly by: Dimension }
  | { readonly kind: 'filter'; readonly filter: Filter; readonly value: string }
  | { readonly kind: 'range'; readonly range: Range }
  | { readonly kind: 'comparison'; readonly comparison: Comparison }

/** The meaning of a text. */
export interface Reading {
  /** Null where no metric was named. */
  readonly question: Question | null
  /** The unusable parts; the question is the rest. */
  readonly problems: readonly Problem[]
  /** The parts that were said and not merely assumed. */
  readonly said: ReadonlySet<Part['kind']>
}

export interface ReadingOptions {
  /** The day in Poland. */
  readonly today: string
  /** The language of suggestions for unknown words. */
  readonly language: QuestionLanguage
}

/**
 * Parses a typed question, in Polish, English or both: the metric, the dimension, the filters, the days and the
 * comparison, in any order. Of readings that begin at one word the longest counts.
 */
export function readQuestion(text: string, { today, language }: ReadingOptions): Reading {
  const words = wordsOf(text)
  const problems: Problem[] = []
  const said = new Map<string, Part>()
  const take = (part: Part, word: string) => {
    const slot = part.kind === 'filter' ? part.filter : part.kind
    const before = said.get(slot)
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(part)) {
      problems.push({ kind: 'again', word })
      return
    }
    said.set(slot, part)
  }
  for (let at = 0; at < words.length;) {
    const found = partAt(words, at, today, false) ?? looseAt(words, at, today)
    const typed = words[at]?.typed ?? ''
    if (found !== null) {
      take(
        found.value,
        words
          .slice(at, at + found.length)
          .map((word) => word.typed)
          .join(' '),
      )
      at += found.length
      continue
    }
    if (heardAt(words, at, BY_WORDING.heard) > 0) {
      // A following word reports by itself that it is no dimension.
      if (at === words.length - 1 && !FILLERS.has(words[at]?.folded ?? '')) {
        problems.push({ kind: 'unfinished', word: typed })
      }
    } else if (!FILLERS.has(words[at]?.folded ?? '')) {
      problems.push({ kind: 'unknown', word: typed, meant: meantBy(words[at]?.folded ?? '', language) })
    }
    at += 1
  }
  return judged([...said.values()], problems, today)
}

/** Keeps the parts that the question's metric can answer. */
function judged(parts: readonly Part[], found: readonly Problem[], today: string): Reading {
  const problems = [...found]
  const said = new Set(parts.map(({ kind }) => kind))
  let metric: Metric | null = null
  let by: Dimension | null = null
  let range: Range = UNSAID_RANGE
  let comparison: Comparison = 'none'
  const filters: Partial<Record<Filter, string>> = {}
  for (const part of parts) {
    if (part.kind === 'metric') metric = part.metric
    else if (part.kind === 'by') by = part.by
    else if (part.kind === 'range') range = part.range
    else if (part.kind === 'comparison') comparison = part.comparison
    else filters[part.filter] = part.value
  }
  if (metric === null) return { question: null, problems: [...problems, { kind: 'no-metric' }], said }
  const facts = metricFacts(metric)
  if (by !== null && !facts.by.includes(by)) {
    problems.push({ kind: 'by', metric, by })
    by = null
  }
  if (by === 'hour' && !fitsByHour(daysOf(range, today))) {
    problems.push({ kind: 'hours' })
    by = null
  }
  const taken: Partial<Record<Filter, string>> = {}
  for (const filter of FILTERS) {
    const value = filters[filter]
    if (value === undefined) continue
    if (facts.filters.includes(filter)) taken[filter] = value
    else problems.push({ kind: 'filter', metric, filter })
  }
  const kept: FilterValues = taken
  return { question: { metric, by, range, comparison, filters: kept }, problems, said }
}

type Rule = (words: readonly Word[], at: number, today: string, isLoose: boolean) => Found<Part> | null

/** The part of a question that begins at a word: of several the longest, of equally long ones the first rule's. */
function partAt(words: readonly Word[], at: number, today: string, isLoose: boolean): Found<Part> | null {
  let best: Found<Part> | null = null
  for (const rule of RULES) {
    const found = rule(words, at, today, isLoose)
    if (found !== null && found.length > (best?.length ?? 0)) best = found
  }
  return best
}

/** An unfinished word stands for a phrase that is the only one to begin so. */
function looseAt(words: readonly Word[], at: number, today: string): Found<Part> | null {
  return FILLERS.has(words[at]?.folded ?? '') ? null : partAt(words, at, today, true)
}

const RULES: readonly Rule[] = [
  (words, at, today) => {
    const found = daysAt(words, at, today)
    return found === null ? null : { length: found.length, value: { kind: 'range', range: found.value } }
  },
  comparisonAt,
  byAt,
  namedFilterAt,
  filterAt,
  metricAt,
]

function comparisonAt(words: readonly Word[], at: number): Found<Part> | null {
  const lead = heardAt(words, at, COMPARE_HEARD)
  // „w porównaniu z”, "compared to": the joining word goes along.
  const joined = lead === 0 ? 0 : heardAt(words, at + lead, 'z=|ze=|do=|to=|with=|against=')
  const target = at + lead + joined
  for (const comparison of COMPARISONS) {
    const length = heardAt(words, target, COMPARISON_WORDINGS[comparison].heard)
    if (length > 0) return compared(lead + joined + length, comparison)
  }
  const year = lead === 0 ? 0 : heardAt(words, target, COMPARED_YEAR_HEARD)
  if (year > 0) return compared(lead + joined + year, 'year')
  return lead === 0 ? null : compared(lead + joined, 'previous')
}

function compared(length: number, comparison: Comparison): Found<Part> {
  return { length, value: { kind: 'comparison', comparison } }
}

function byAt(words: readonly Word[], at: number, _today: string, isLoose: boolean): Found<Part> | null {
  for (const [by, heard] of ADVERBS) {
    const length = heardAt(words, at, heard)
    if (length > 0) return { length, value: { kind: 'by', by } }
  }
  const lead = heardAt(words, at, BY_WORDING.heard, isLoose)
  if (lead === 0) return null
  const named = oneOf(DIMENSIONS, (by) => heardAt(words, at + lead, DIMENSION_WORDINGS[by].heard, isLoose))
  return named === null ? null : { length: lead + named.length, value: { kind: 'by', by: named.value } }
}

const KNOWN_ENGINES: readonly string[] = [...ENGINES, ...PROCEDURAL_ENGINES].map(({ id }) => id)

/** `silnik:runway`, „silnik runway”, „kod TECHVIBE”, or an engine that is known by its own name. */
function namedFilterAt(words: readonly Word[], at: number, today: string): Found<Part> | null {
  const word = words[at]
  if (word === undefined) return null
  for (const filter of ['engine', 'affiliate'] as const) {
    const told = (text: string, length: number): Found<Part> | null => {
      const value = readFilterValue(filter, text.replace(/[.]+$/u, ''))
      return value === null ? null : { length, value: { kind: 'filter', filter, value } }
    }
    const colon = word.typed.indexOf(':')
    if (colon > 0 && heardAt(wordsOf(word.typed.slice(0, colon)), 0, NAMED_FILTERS[filter].heard) > 0) {
      return told(word.typed.slice(colon + 1), 1)
    }
    const next = words[at + 1]
    if (next === undefined || heardAt(words, at, NAMED_FILTERS[filter].heard) === 0) continue
    if (!isAnything(words, at + 1, today)) return told(next.typed, 2)
  }
  if (!KNOWN_ENGINES.includes(word.folded)) return null
  return { length: 1, value: { kind: 'filter', filter: 'engine', value: word.folded } }
}

/** Whether a word has a meaning of its own, so that it can't be a name. */
function isAnything(words: readonly Word[], at: number, today: string): boolean {
  const word = words[at]
  if (word === undefined || KNOWN_ENGINES.includes(word.folded)) return false
  const others = RULES.filter((rule) => rule !== namedFilterAt)
  return FILLERS.has(word.folded) || others.some((rule) => rule(words, at, today, false) !== null)
}

function filterAt(words: readonly Word[], at: number, _today: string, isLoose: boolean): Found<Part> | null {
  // „źródło: poczta”, "device phone": a filter's name may precede its value.
  const [first, second] = words[at]?.folded.split(':') ?? []
  const split = second === undefined || first === undefined ? null : [wordsOf(first), wordsOf(second)]
  const found = oneOf(FILTER_WORDINGS, ({ filter, heard }) => {
    if (split !== null) {
      const [name = [], value = []] = split
      return heardAt(name, 0, DIMENSION_WORDINGS[filter].heard) > 0 && heardAt(value, 0, heard) > 0 ? 1 : 0
    }
    const alone = heardAt(words, at, heard, isLoose)
    const name = heardAt(words, at, DIMENSION_WORDINGS[filter].heard)
    const named = name === 0 ? 0 : heardAt(words, at + name, heard, isLoose)
    return Math.max(alone, named === 0 ? 0 : name + named)
  })
  if (found === null) return null
  const { filter, value } = found.value
  return { length: found.length, value: { kind: 'filter', filter, value } }
}

function metricAt(words: readonly Word[], at: number, _today: string, isLoose: boolean): Found<Part> | null {
  const found = oneOf(METRIC_NAMES, (metric) => heardAt(words, at, METRIC_WORDINGS[metric].heard, isLoose))
  return found === null ? null : { length: found.length, value: { kind: 'metric', metric: found.value } }
}

/** Of some things the one that the most words tell; the first of several. */
function oneOf<Thing>(things: readonly Thing[], lengthOf: (thing: Thing) => number): Found<Thing> | null {
  let best: Found<Thing> | null = null
  for (const value of things) {
    const length = lengthOf(value)
    if (length > (best?.length ?? 0)) best = { length, value }
  }
  return best
}

/** The wording that a mistyped word is nearest to. */
function meantBy(word: string, language: QuestionLanguage): string | null {
  let nearest: { readonly slips: number; readonly text: string } | null = null
  const wordings = [
    ...METRIC_NAMES.map((metric) => ({
      ...METRIC_WORDINGS[metric],
      text: METRIC_WORDINGS[metric][language],
    })),
    ...DIMENSIONS.map((by) => {
      const wording = DIMENSION_WORDINGS[by]
      return { heard: wording.heard, text: `${BY_WORDING[language]} ${wording[language]}` }
    }),
    { heard: BY_WORDING.heard, text: BY_WORDING[language] },
    ...FILTER_WORDINGS.map((wording) => ({ heard: wording.heard, text: wording[language] })),
  ]
  for (const { heard, text } of wordings) {
    for (const [spelled = ''] of spellingsOf(heard)) {
      const stem = spelled.replace('=', '')
      const most = forgivenSlips(stem.length)
      if (most === 0 || word.length > stem.length + 5) continue
      // A letter too many or too few moves the end of the compared part.
      const slips = Math.min(
        ...[-1, 0, 1].map((more) => typingDistance(word.slice(0, stem.length + more), stem, most)),
      )
      if (slips <= most && slips < (nearest?.slips ?? Infinity)) nearest = { slips, text }
    }
  }
  return nearest?.text ?? null
}
