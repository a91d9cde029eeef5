import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import { meaningfulWords } from './joiningWords.ts'
import { indexTexts, type MeantWord, type SearchedTexts, type SearchIndex } from './searchIndex.ts'

export interface Found<Item> {
  /** The best match first. */
  readonly found: readonly Item[]
  /** The text that was meant by a mistyped one, as it is written; null when it was taken as it is. */
  readonly meant: string | null
}

export interface Search<Item> {
  /** Finds the things in which every word of a text is, the best match first; equals keep their order. */
  (items: readonly Item[], text: string): Found<Item>
  /** Reads a list ahead, a thing at a step, so that the first search of it is as quick as the next. */
  readonly prepare: (items: readonly Item[]) => Iterable<undefined>
}

/** More mistyped words than that are no search. */
const MOST_MENDED = 6

/**
 * A search of things by their texts. A word is found whole, as a beginning, in another form and in other words for the
 * same thing, Polish or English; one that none of them has is taken for the nearest that some has. Joining words (dla,
 * na, for …) don't count beside others. A text without words matches everything, in the given order.
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

  function search(items: readonly Item[], text: string): Found<Item> {
    const searched = meaningfulWords([...new Set(foldedWords(text))])
    if (searched.length === 0) return { found: items, meant: null }
    const index = indexOf(items)
    const worths = searched.map((word) => index.worths(word))
    const mended = meantWords(searched, worths, index)
    const counted = worths.map((worth, at) => {
      const meant = mended.get(searched[at] ?? '')
      return meant === undefined ? worth : index.worths(meant.word)
    })
    const found = items
      .flatMap((item, at) => {
        const score = scoreOf(counted, at)
        return score === 0 ? [] : [{ item, score }]
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ item }) => item)
    const isMended = mended.size > 0 && found.length > 0
    return { found, meant: isMended ? mend(text, mended) : null }
  }

  return Object.assign(search, { prepare })
}

/** Words of none of the things, with those that were meant by them. */
function meantWords(
  searched: readonly string[],
  worths: readonly Uint16Array[],
  index: SearchIndex,
): ReadonlyMap<string, MeantWord> {
  const unknown = searched.filter((_word, at) => worths[at]?.some((worth) => worth > 0) !== true)
  return new Map(
    unknown.slice(0, MOST_MENDED).flatMap((typed) => {
      const meant = index.meant(typed)
      return meant === null ? [] : [[typed, meant] as const]
    }),
  )
}

/** 0 where a word is missing. */
function scoreOf(worths: readonly Uint16Array[], at: number): number {
  let score = 0
  for (const worth of worths) {
    const one = worth[at] ?? 0
    if (one === 0) return 0
    score += one
  }
  return score
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
