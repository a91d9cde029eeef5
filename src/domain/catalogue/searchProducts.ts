import {
  formsOf,
  likenessOf,
  meantWord,
  vocabularyOf,
  type Likeness,
  type Vocabulary,
  type WordForms,
} from '#domain/search/vocabulary.ts'
import { meaningfulWords } from '#domain/search/joiningWords.ts'
import { foldedWords, foldPolish } from './foldPolish.ts'
import type { Product } from './product.ts'

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

type Texts = Readonly<Record<Field, string>>
type Forms = Readonly<Record<Field, readonly WordForms[]>>

const known = new WeakMap<Product, { readonly texts: Texts; readonly forms: Forms }>()

function textsOf(product: Product): Texts {
  const { details, variants } = product
  const options = (variants.length > 1 ? variants : []).flatMap(({ selectedOptions }) => selectedOptions)
  return {
    title: product.title,
    tags: [...product.tags, details.searchKeywords ?? ''].join(' '),
    type: [
      product.productType,
      details.category ?? '',
      details.aiCategory ?? '',
      ...options.map(({ value }) => value),
    ].join(' '),
    description: [product.description, ...details.features].join(' '),
  }
}

const wordsOf = (text: string): readonly WordForms[] => [...new Set(foldedWords(text))].map(formsOf)

/** Folding a catalogue on each letter typed would be felt, so each product is folded once while it lives. */
function readProduct(product: Product) {
  const read = known.get(product)
  if (read) return read
  const texts = textsOf(product)
  const forms = {
    title: wordsOf(texts.title),
    tags: wordsOf(texts.tags),
    type: wordsOf(texts.type),
    description: wordsOf(texts.description),
  }
  const made = { texts, forms }
  known.set(product, made)
  return made
}

function worthIn(field: Field, searched: WordForms, words: readonly WordForms[]): number {
  let best = 0
  for (const word of words) {
    const likeness = likenessOf(searched, word, SHORTEST_BEGINNING[field])
    // A description speaks of many things: in other words it says too little of what the product is.
    if (likeness === null || (IN_OTHER_WORDS.has(likeness) && field === 'description')) continue
    best = Math.max(best, LIKENESS_WORTH[likeness])
    if (likeness === 'whole') break
  }
  return best
}

function worthOf(product: Product, searched: WordForms): number {
  const { forms } = readProduct(product)
  return FIELDS.reduce((sum, field) => sum + worthIn(field, searched, forms[field]) * FIELD_WORTH[field], 0)
}

function scoreOf(product: Product, searched: readonly WordForms[]): number {
  const worths = searched.map((word) => worthOf(product, word))
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0)
}

interface CatalogueWords {
  /** What the products are called, titles first. */
  readonly names: Vocabulary
  readonly descriptions: Vocabulary
}

const knownWords = new WeakMap<readonly Product[], CatalogueWords>()

function wordsOfCatalogue(products: readonly Product[]): CatalogueWords {
  const read = knownWords.get(products)
  if (read) return read
  const texts = products.map((product) => readProduct(product).texts)
  const words = {
    names: vocabularyOf(
      (['title', 'tags', 'type'] as const).flatMap((field) => texts.map((each) => each[field])),
    ),
    descriptions: vocabularyOf(texts.map((each) => each.description)),
  }
  knownWords.set(products, words)
  return words
}

/** More mistyped words than that are no search. */
const MOST_MENDED = 6

/** Words of no product, with those that were meant by them. */
function mendedWords(
  products: readonly Product[],
  searched: readonly string[],
): ReadonlyMap<string, { readonly word: string; readonly written: string }> {
  const unknown = searched.filter((word) =>
    products.every((product) => worthOf(product, formsOf(word)) === 0),
  )
  if (unknown.length === 0) return new Map()
  const { names, descriptions } = wordsOfCatalogue(products)
  return new Map(
    unknown.slice(0, MOST_MENDED).flatMap((typed) => {
      const word = meantWord(typed, names, descriptions)
      return word === null
        ? []
        : [[typed, { word, written: names.get(word) ?? descriptions.get(word) ?? word }] as const]
    }),
  )
}

export interface SearchAnswer {
  /** The best match first. */
  readonly products: readonly Product[]
  /** The text that was meant by a mistyped one, as it is written; null when it was taken as it is. */
  readonly meant: string | null
}

/**
 * The products in which every word of `text` is found, the best match first (title before tags before type before
 * description); equals keep their order. A word is found whole, as a beginning, in another form and in other words
 * for the same thing, Polish or English; one that no product has is taken for the nearest that some has. Joining
 * words (dla, na, for …) don't count beside others. A text without words matches everything, in the given order.
 */
export function searchCatalogue(products: readonly Product[], text: string): SearchAnswer {
  const searched = meaningfulWords([...new Set(foldedWords(text))])
  if (searched.length === 0) return { products, meant: null }
  const mended = mendedWords(products, searched)
  const words = searched.map((word) => formsOf(mended.get(word)?.word ?? word))
  const found = products
    .map((product) => ({ product, score: scoreOf(product, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ product }) => product)
  const isMended = mended.size > 0 && found.length > 0
  return { products: found, meant: isMended ? mend(text, mended) : null }
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

/** The products of `searchCatalogue`. */
export function searchProducts(products: readonly Product[], text: string): readonly Product[] {
  return searchCatalogue(products, text).products
}
