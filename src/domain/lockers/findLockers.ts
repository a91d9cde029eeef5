import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import { forgivenSlips, typingDistance } from '#domain/search/typingDistance.ts'
import { type Locker, MOST_LOCKERS_FOUND } from './locker.ts'

/** A locker with its searched texts, folded. */
interface IndexedLocker {
  readonly locker: Locker
  readonly code: string
  readonly town: readonly string[]
  /** Street, number and hint; the postcode with its dash and without. */
  readonly others: readonly string[]
}

export interface LockerIndex {
  readonly lockers: readonly IndexedLocker[]
  /** All words of towns and streets, for correcting typing slips. */
  readonly words: readonly string[]
}

export function indexLockers(lockers: readonly Locker[]): LockerIndex {
  const indexed = lockers.map((locker) => ({
    locker,
    code: foldPolish(locker.code),
    town: foldedWords(locker.town),
    others: [
      ...foldedWords(`${locker.street} ${locker.postcode} ${locker.hint}`),
      locker.postcode.replaceAll(/\D/g, ''),
    ],
  }))
  const words = indexed.flatMap(({ town, locker }) => [...town, ...foldedWords(locker.street)])
  return { lockers: indexed, words: [...new Set(words)] }
}

/** How good a word fits: the whole word, or its beginning. */
const WHOLE = 4
const BEGINNING = 3
/** A town says more than a street that is called like it, and a code says it all. */
const OF_TOWN = 2
const OF_CODE = 8
/** More words than an address has are not looked at. */
const MOST_WORDS = 6

/** The words before a street's name, left out as often as not. */
const LEFT_OUT: ReadonlySet<string> = new Set(['ul', 'ulica', 'al', 'aleja', 'os', 'osiedle', 'przy'])

/**
 * The lockers that match all words of `text`, by code, town, street or postcode, best first. Polish letters may be left
 * out, and an unknown word is replaced by the nearest one.
 */
export function findLockers(index: LockerIndex, text: string): readonly Locker[] {
  const typed = foldedWords(text.slice(0, 200)).slice(0, MOST_WORDS)
  const meant = typed.filter((word) => !LEFT_OUT.has(word))
  const words = meant.length > 0 ? meant : typed
  if (words.length === 0) return []
  const exact = ranked(index, words)
  if (exact.length > 0) return exact
  const mended = words.map((word) => mendedWord(index, word))
  return mended.every((word, place) => word === words[place]) ? [] : ranked(index, mended)
}

function ranked({ lockers }: LockerIndex, words: readonly string[]): readonly Locker[] {
  const found: { readonly locker: Locker; readonly score: number }[] = []
  for (const indexed of lockers) {
    const score = scoreOf(indexed, words)
    if (score > 0) found.push({ locker: indexed.locker, score })
  }
  return found
    .toSorted((one, other) => other.score - one.score || (one.locker.code < other.locker.code ? -1 : 1))
    .slice(0, MOST_LOCKERS_FOUND)
    .map(({ locker }) => locker)
}

/** 0 where one of the words doesn't match. */
function scoreOf({ code, town, others }: IndexedLocker, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const fit = Math.max(
      code.startsWith(word) ? OF_CODE + word.length : 0,
      bestFit(town, word, OF_TOWN),
      bestFit(others, word, 0),
    )
    if (fit === 0) return 0
    score += fit
  }
  return score
}

function bestFit(known: readonly string[], word: string, more: number): number {
  let best = 0
  for (const one of known) {
    if (one === word) return WHOLE + more
    if (one.startsWith(word)) best = BEGINNING + more
  }
  return best
}

/** The word of an address that is meant by one that begins none; itself where none is near. */
function mendedWord({ words }: LockerIndex, typed: string): string {
  const slips = forgivenSlips(typed.length)
  if (slips === 0 || words.some((word) => word.startsWith(typed))) return typed
  let best = typed
  let nearest = slips + 1
  for (const word of words) {
    const distance = typingDistance(typed, word, slips)
    if (distance < nearest) [best, nearest] = [word, distance]
  }
  return best
}
