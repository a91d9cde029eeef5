import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import { meaningfulWords } from './joiningWords.ts'
import {
  formsOf,
  likenessOf,
  meantWord,
  vocabularyOf,
  type Likeness,
  type Vocabulary,
  type WordForms,
} from './vocabulary.ts'

/** What a word found in a field is worth. A field always outweighs the ones after it, however the word was found. */
const FIELD_WORTH = { title: 1000, tags: 100, type: 10, description: 1 } as const
type Field = keyof typeof FIELD_WORTH
const FIELDS = ['title', 'tags', 'type', 'description'] as const satisfies readonly Field[]

/** What a word is worth by how it was found: whole, as a beginning (somebody is still typing), in another form, in other words. */
const LIKENESS_WORTH = {
  whole: 9,
  beginning: 6,
  inflected: 4,
  meaning: 3,
  related: 1,
} as const satisfies Record<Likeness, number>

const IN_OTHER_WORDS: ReadonlySet<Likeness> = new Set<Likeness>(['meaning', 'related'])

/** One letter begins too many words of a description to say anything. */
const SHORTEST_BEGINNING: Record<Field, number> = { title: 1, tags: 1, type: 1, description: 3 }

/** The texts that something is searched by, those that say most of it first. */
export type SearchedTexts = Readonly<Record<Field, string>>
type Forms = Readonly<Record<Field, readonly WordForms[]>>

export interface Found<Item> {
  /** The best match first. */
  readonly found: readonly Item[]
  /** The text that was meant by a mistyped one, as it is written; null when it was taken as it is. */
  readonly meant: string | null
}

/** Finds the things in which every word of a text is, the best match first; equals keep their order. */
export type Search<Item> = (items: readonly Item[], text: string) => Found<Item>

interface Words {
  /** What the things are called, titles first. */
  readonly names: Vocabulary
  readonly descriptions: Vocabulary
}

/** More mistyped words than that are no search. */
const MOST_MENDED = 6

const wordsOf = (text: string): readonly WordForms[] => [...new Set(foldedWords(text))].map(formsOf)

/**
 * A search of things by their texts. A word is found whole, as a beginning, in another form and in other words for the
 * same thing, Polish or English; one that none of them has is taken for the nearest that some has. Joining words (dla,
 * na, for …) don't count beside others. A text without words matches everything, in the given order.
 */
export function createSearch<Item extends object>(textsOf: (item: Item) => SearchedTexts): Search<Item> {
  const known = new WeakMap<Item, { readonly texts: SearchedTexts; readonly forms: Forms }>()
  const knownWords = new WeakMap<readonly Item[], Words>()

  /** Folding everything on each letter typed would be felt, so each thing is folded once while it lives. */
  function read(item: Item) {
    const before = known.get(item)
    if (before) return before
    const texts = textsOf(item)
    const forms = {
      title: wordsOf(texts.title),
      tags: wordsOf(texts.tags),
      type: wordsOf(texts.type),
      description: wordsOf(texts.description),
    }
    const made = { texts, forms }
    known.set(item, made)
    return made
  }

  function worthOf(item: Item, searched: WordForms): number {
    const { forms } = read(item)
    return FIELDS.reduce((sum, field) => sum + worthIn(field, searched, forms[field]) * FIELD_WORTH[field], 0)
  }

  function scoreOf(item: Item, searched: readonly WordForms[]): number {
    const worths = searched.map((word) => worthOf(item, word))
    return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0)
  }

  function wordsOfAll(items: readonly Item[]): Words {
    const before = knownWords.get(items)
    if (before) return before
    const texts = items.map((item) => read(item).texts)
    const words = {
      names: vocabularyOf(
        (['title', 'tags', 'type'] as const).flatMap((field) => texts.map((each) => each[field])),
      ),
      descriptions: vocabularyOf(texts.map((each) => each.description)),
    }
    knownWords.set(items, words)
    return words
  }

  /** Words of none of them, with those that were meant by them. */
  function mendedWords(
    items: readonly Item[],
    searched: readonly string[],
  ): ReadonlyMap<string, { readonly word: string; readonly written: string }> {
    const unknown = searched.filter((word) => items.every((item) => worthOf(item, formsOf(word)) === 0))
    if (unknown.length === 0) return new Map()
    const { names, descriptions } = wordsOfAll(items)
    return new Map(
      unknown.slice(0, MOST_MENDED).flatMap((typed) => {
        const word = meantWord(typed, names, descriptions)
        return word === null
          ? []
          : [[typed, { word, written: names.get(word) ?? descriptions.get(word) ?? word }] as const]
      }),
    )
  }

  return (items, text) => {
    const searched = meaningfulWords([...new Set(foldedWords(text))])
    if (searched.length === 0) return { found: items, meant: null }
    const mended = mendedWords(items, searched)
    const words = searched.map((word) => formsOf(mended.get(word)?.word ?? word))
    const found = items
      .map((item) => ({ item, score: scoreOf(item, words) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ item }) => item)
    const isMended = mended.size > 0 && found.length > 0
    return { found, meant: isMended ? mend(text, mended) : null }
  }
}

function worthIn(field: Field, searched: WordForms, words: readonly WordForms[]): number {
  let best = 0
  for (const word of words) {
    const likeness = likenessOf(searched, word, SHORTEST_BEGINNING[field])
    // A description speaks of many things: in other words it says too little of what the thing is.
    if (likeness === null || (IN_OTHER_WORDS.has(likeness) && field === 'description')) continue
    best = Math.max(best, LIKENESS_WORTH[likeness])
    if (likeness === 'whole') break
  }
  return best
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
