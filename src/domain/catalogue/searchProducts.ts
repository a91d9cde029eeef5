import { foldedWords } from './foldPolish.ts'
import type { Product } from './product.ts'
import { stemPolish } from './stemPolish.ts'

/** What a word found in a field is worth. A field always outweighs the ones after it, however the word was found. */
const FIELD_WORTH = { title: 1000, tags: 100, type: 10, description: 1 } as const
type Field = keyof typeof FIELD_WORTH
const FIELDS = ['title', 'tags', 'type', 'description'] as const satisfies readonly Field[]

/** Words that only join others: „kartka dla mamy" is about a card and a mother. */
const JOINING_WORDS = new Set([
  'a',
  'albo',
  'bez',
  'dla',
  'do',
  'i',
  'ku',
  'lub',
  'na',
  'o',
  'od',
  'oraz',
  'po',
  'w',
  'we',
  'z',
  'za',
  'ze',
])

/** How the word was found: whole, as a beginning (somebody is still typing), or in another inflected form. */
const WHOLE = 9
const BEGINNING = 6
const INFLECTED = 4

/** One letter begins too many words of a description to say anything. */
const SHORTEST_BEGINNING: Record<Field, number> = { title: 1, tags: 1, type: 1, description: 3 }

interface Token {
  readonly word: string
  readonly stem: string
}

const folded = new WeakMap<Product, Record<Field, readonly Token[]>>()

function tokensOf(text: string): Token[] {
  return [...new Set(foldedWords(text))].map((word) => ({ word, stem: stemPolish(word) }))
}

/** Folding a catalogue on each letter typed would be felt, so each product is folded once while it lives. */
function fieldsOf(product: Product): Record<Field, readonly Token[]> {
  const known = folded.get(product)
  if (known) return known
  const made = {
    title: tokensOf(product.title),
    tags: tokensOf(product.tags.join(' ')),
    type: tokensOf(
      [
        product.productType,
        product.details.category ?? '',
        product.details.aiCategory ?? '',
        ...(product.variants.length > 1 ? product.variants : []).flatMap(({ selectedOptions }) =>
          selectedOptions.map(({ value }) => value),
        ),
      ].join(' '),
    ),
    description: tokensOf([product.description, ...product.details.features].join(' ')),
  }
  folded.set(product, made)
  return made
}

function worthOfWord(searched: Token, tokens: readonly Token[], shortestBeginning: number): number {
  let best = 0
  for (const token of tokens) {
    if (token.word === searched.word) return WHOLE
    if (searched.word.length >= shortestBeginning && token.word.startsWith(searched.word)) best = BEGINNING
    else if (best === 0 && token.stem === searched.stem) best = INFLECTED
  }
  return best
}

function scoreOf(product: Product, searched: readonly Token[]): number {
  const fields = fieldsOf(product)
  let score = 0
  for (const word of searched) {
    let worth = 0
    for (const field of FIELDS) {
      worth += worthOfWord(word, fields[field], SHORTEST_BEGINNING[field]) * FIELD_WORTH[field]
    }
    if (worth === 0) return 0
    score += worth
  }
  return score
}

/** What is looked for: the words that mean something, or all of them while none does. */
function searchedIn(text: string): readonly Token[] {
  const words = tokensOf(text)
  const meaningful = words.filter(({ word }) => !JOINING_WORDS.has(word))
  return meaningful.length > 0 ? meaningful : words
}

/**
 * The products in which every word of `text` is found, the best match first (title before tags before type
 * before description); equals keep their order. Joining words (dla, na, z …) don't count beside others. A text without words matches everything, in the given order.
 */
export function searchProducts(products: readonly Product[], text: string): readonly Product[] {
  const searched = searchedIn(text)
  if (searched.length === 0) return products
  return products
    .map((product) => ({ product, score: scoreOf(product, searched) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ product }) => product)
}
