import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import {
  indexTexts,
  type MeantWord,
  SAID_WORTH,
  type SearchedTexts,
  type SearchIndex,
} from './searchIndex.ts'
import { namesPersonOrDay } from './concepts.ts'
import { isQualifying, searchedWords } from './searchedWords.ts'

export interface Found<Item> {
  /** The best match first. */
  readonly found: readonly Item[]
  /** The text that was meant by a mistyped one, as it is written; null when it was taken as it is. */
  readonly meant: string | null
}

export interface Search<Item> {
  /** Finds the things in which every word of a text is, the best match first; equals keep their order. */
  <Given extends Item>(items: readonly Given[], text: string): Found<Given>
  /** Reads a list ahead, a thing at a step, so that the first search of it is as quick as the next. */
  readonly prepare: (items: readonly Item[]) => Iterable<undefined>
}

/** More mistyped words than that are no search. */
const MOST_MENDED = 6

/**
 * A search of things by their texts. A word is found whole, as a beginning, in another form and in other words for the
 * same thing, Polish or English; an unknown one is replaced by the nearest known one. Joining words (dla, na, for …)
 * don't count beside others, and words that say how or why (fajny, dzień, 40) exclude nothing. Things that say all the
 * words themselves rank before those that only suit them, and a thing for a person’s day before one that only mentions
 * it. A blank text matches everything, in the given order; one of signs alone finds nothing.
 */
export function createSearch<Item extends object>(textsOf: (item: Item) => SearchedTexts): Search<Item> {
  // A list is read once while it lives.
  const indexes = new WeakMap<readonly Item[], SearchIndex>()

  function* prepare(items: readonly Item[]): Generator<undefined, SearchIndex> {
    const before = indexes.get(items)
    if (before) return before
    const index = yield* indexTexts(items.map(textsOf))
    indexes.set(items, index)
    return index
  }

  function indexOf(items: readonly Item[]): SearchIndex {
    const reading = prepare(items)
    for (;;) {
      const step = reading.next()
      if (step.done === true) return step.value
    }
  }

  function search<Given extends Item>(items: readonly Given[], text: string): Found<Given> {
    const searched = searchedWords(text)
    if (searched.length === 0) return { found: text.trim() === '' ? items : [], meant: null }
    const index = indexOf(items)
    const isForSomebody = searched.some(namesPersonOrDay)
    const { words, mended } = readWords(searched, index, isForSomebody)
    const found = items
      .flatMap((item, at) => {
        const match = matchOf(words, at, isForSomebody && index.isAside(at))
        return match === null ? [] : [{ item, ...match }]
      })
      .toSorted((one, other) => one.unsaid - other.unsaid || other.score - one.score)
      .map(({ item }) => item)
    const isMended = mended.size > 0 && found.length > 0
    return { found, meant: isMended ? mend(text, mended) : null }
  }

  return Object.assign(search, { prepare })
}

interface WantedWord {
  /** By the thing's place, 0 where it isn't. */
  readonly worths: Uint32Array
  /** Whether a thing without it isn't found. */
  readonly isNeeded: boolean
}

const isKnown = (worths: Uint32Array) => worths.some((worth) => worth > 0)

/** The concepts and words of a text, with typing slips corrected. */
function readWords(
  searched: readonly string[],
  index: SearchIndex,
  isForSomebody: boolean,
): { readonly words: readonly WantedWord[]; readonly mended: ReadonlyMap<string, MeantWord> } {
  const read = searched.map((word) => {
    const worths = index.worths(word)
    return { word, worths, isNeeded: !isQualifying(word, { isForSomebody }) }
  })
  // Beside others only: alone they are all there is.
  const needed = read.some(({ isNeeded }) => isNeeded)
    ? read
    : read.map((each) => ({ ...each, isNeeded: true }))
  const mended = meantWords(
    needed.filter(({ worths, isNeeded }) => isNeeded && !isKnown(worths)).map(({ word }) => word),
    index,
  )
  const words = needed.map(({ word, worths, isNeeded }) => {
    const meant = mended.get(word)
    return { worths: meant === undefined ? worths : index.worths(meant.word), isNeeded }
  })
  return { words, mended }
}

/** Words of none of the things, with those that were meant by them. */
function meantWords(unknown: readonly string[], index: SearchIndex): ReadonlyMap<string, MeantWord> {
  return new Map(
    unknown.slice(0, MOST_MENDED).flatMap((typed) => {
      const meant = index.meant(typed)
      return meant === null ? [] : [[typed, meant] as const]
    }),
  )
}

interface Match {
  /** The number of needed words that the thing only suits, plus one for a thing that is for no one's day. */
  readonly unsaid: number
  readonly score: number
}

/** Null where a needed word is missing. */
function matchOf(words: readonly WantedWord[], at: number, isAside: boolean): Match | null {
  let score = 0
  let unsaid = isAside ? 1 : 0
  for (const { worths, isNeeded } of words) {
    const worth = worths[at] ?? 0
    if (isNeeded && worth === 0) return null
    if (isNeeded && worth < SAID_WORTH) unsaid += 1
    score += worth
  }
  return { unsaid, score }
}

function mend(text: string, mended: ReadonlyMap<string, { readonly written: string }>): string {
  return foldedWordsAsWritten(text)
    .map(({ folded, written }) => mended.get(folded)?.written ?? written)
    .join(' ')
}

function foldedWordsAsWritten(text: string): { readonly folded: string; readonly written: string }[] {
  return text
    .split(/\s+/u)
    .filter((written) => written !== '')
    .map((written) => ({ folded: foldPolish(written), written }))
}
