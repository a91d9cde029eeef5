import { isPattern, longestMatch, type Work } from '#domain/template/pattern/matchPattern.ts'
import { applyEdits, type Edit, type Span } from '../span.ts'

export interface Search {
  readonly sought: string
  /** Whether `sought` is a pattern, as templates have them (docs/decisions/0075), instead of letters. */
  readonly isPattern: boolean
  readonly matchesCase: boolean
  /** Whether only whole words count. */
  readonly wholeWords: boolean
}

export type Found =
  | { readonly kind: 'found'; readonly places: readonly Span[] }
  /** The pattern is invalid. */
  | { readonly kind: 'no-pattern' }
  /** The pattern takes too long on this text: the places found until then. */
  | { readonly kind: 'too-much'; readonly places: readonly Span[] }

/** Steps of a pattern on one text: some hundred milliseconds. */
const MOST_WORK = 20_000_000

/** What one search may take; searches of several texts may share it. */
export const newWork = (): Work => ({ left: MOST_WORK })

/** Where a text has what is sought: places in order that don't overlap, each the longest from where it begins. */
export function findInText(text: string, search: Search, work = newWork()): Found {
  if (search.sought === '') return { kind: 'found', places: [] }
  if (search.isPattern && !isPattern(search.sought)) return { kind: 'no-pattern' }
  const places = (search.isPattern ? byPattern(text, search, work) : byLetters(text, search)).filter(
    (place) => !search.wholeWords || isWhole(text, place),
  )
  return work.left < 0 ? { kind: 'too-much', places } : { kind: 'found', places }
}

/** A text with other words in all found places. The words are inserted verbatim. */
export function replaceFound(places: readonly Span[], words: string): readonly Edit[] {
  return places.map((place) => ({ ...place, text: words }))
}

/** A text with all matches replaced, and their number. */
export function replaceInText(text: string, search: Search, words: string): { text: string; count: number } {
  const found = findInText(text, search)
  if (found.kind === 'no-pattern') return { text, count: 0 }
  return { text: applyEdits(text, replaceFound(found.places, words)), count: found.places.length }
}

/** Letter by letter, so that places stay right for letters that grow when lowercased. */
const lowered = (text: string) =>
  Array.from(text, (sign) => {
    const small = sign.toLocaleLowerCase('pl')
    return small.length === sign.length ? small : sign
  }).join('')

function byLetters(text: string, { sought, matchesCase }: Search): readonly Span[] {
  const within = matchesCase ? text : lowered(text)
  const letters = matchesCase ? sought : lowered(sought)
  const places: Span[] = []
  for (let at = within.indexOf(letters); at >= 0; at = within.indexOf(letters, at + letters.length))
    places.push({ from: at, to: at + letters.length })
  return places
}

function byPattern(text: string, { sought, matchesCase }: Search, work: Work): readonly Span[] {
  const pattern = matchesCase
    ? sought
    : sought.replaceAll(/\\.|\p{Lu}/gu, (sign) => (sign.length > 1 ? sign : sign.toLocaleLowerCase('pl')))
  const characters = Array.from(matchesCase ? text : lowered(text))
  const offsets = [0]
  for (const character of characters) offsets.push((offsets.at(-1) ?? 0) + character.length)
  const places: Span[] = []
  for (let at = 0; at < characters.length && work.left >= 0;) {
    const end = longestMatch(pattern, { characters, at }, work)
    if (end === null || end === at) at += 1
    else {
      places.push({ from: offsets[at] ?? 0, to: offsets[end] ?? text.length })
      at = end
    }
  }
  return places
}

function isWhole(text: string, { from, to }: Span): boolean {
  return (
    !/[\p{L}\p{M}\p{N}_]$/u.test(text.slice(0, from).slice(-2)) &&
    !/^[\p{L}\p{M}\p{N}_]/u.test(text.slice(to, to + 2))
  )
}
