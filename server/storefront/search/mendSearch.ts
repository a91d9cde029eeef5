import { count, max } from 'drizzle-orm'
import { meaningfulWords } from '#domain/search/joiningWords.ts'
import { conceptOf, wordsOfConcept } from '#domain/search/concepts.ts'
import { formsOf, meantWord, vocabularyOf, type Vocabulary } from '#domain/search/vocabulary.ts'
import type { Database } from '#server/database/database.ts'
import { products } from '../tables.ts'
import type { SearchNode } from './parseSearch.ts'

interface CatalogueWords {
  /** Tells one state of the catalogue from another. */
  readonly stamp: string
  readonly names: Vocabulary
  readonly others: Vocabulary
  /** Every word and every stem, to see at once what is known. */
  readonly forms: ReadonlySet<string>
}

const read = new WeakMap<Database, CatalogueWords>()

/** The words of all products, read anew only when a product has changed. */
async function catalogueWords(database: Database): Promise<CatalogueWords> {
  const [state] = await database.select({ rows: count(), latest: max(products.updatedAt) }).from(products)
  const stamp = `${state?.rows} ${state?.latest?.toISOString()}`
  const known = read.get(database)
  if (known?.stamp === stamp) return known
  const rows = await database
    .select({ title: products.titleText, tags: products.foldedTags, all: products.searchText })
    .from(products)
  const names = vocabularyOf([...rows.map(({ title }) => title), ...rows.flatMap(({ tags }) => tags)])
  const others = vocabularyOf(rows.map(({ all }) => all))
  const forms = new Set(
    [...others.keys()].map(formsOf).flatMap(({ word, polish, english }) => [word, polish, english]),
  )
  const words = { stamp, names, others, forms }
  read.set(database, words)
  return words
}

/** More words than that are no slip of a finger: the others are looked for as they are. */
const MOST_MENDED = 6

/**
 * A search as it was meant: joining words beside others are dropped, and a plain word that no product has becomes
 * one that means the same or that it is a slip of. Quoted words and fields stay as they were typed.
 */
export async function mendSearch(database: Database, node: SearchNode): Promise<SearchNode> {
  const plain = plainWords(node)
  if (plain.length === 0) return node
  const wanted = new Set(meaningfulWords(plain))
  const words = await catalogueWords(database)
  const unknown = [...wanted].filter((word) => !isKnown(word, words)).slice(0, MOST_MENDED)
  const mended = new Map(unknown.map((word) => [word, meantBy(word, words)]))
  return replaceWords(node, (word) => (wanted.has(word) ? [mended.get(word) ?? word] : []))
}

function isKnown(word: string, { forms, others }: CatalogueWords): boolean {
  const { polish, english } = formsOf(word)
  if (forms.has(word) || forms.has(polish) || forms.has(english)) return true
  return [...others.keys()].some((there) => there.startsWith(word))
}

function meantBy(word: string, { names, others }: CatalogueWords): string {
  const meant = conceptOf(word) === null ? (meantWord(word, names, others) ?? word) : word
  if (others.has(meant)) return meant
  const concept = conceptOf(meant)
  const alike = concept === null ? [] : wordsOfConcept(concept)
  return alike.find((other) => names.has(other)) ?? meant
}

function plainWords(node: SearchNode): readonly string[] {
  if (node.kind === 'all' || node.kind === 'any') return node.nodes.flatMap(plainWords)
  return node.kind === 'words' && !node.quoted ? node.words : []
}

function replaceWords(node: SearchNode, replace: (word: string) => readonly string[]): SearchNode {
  if (node.kind === 'all' || node.kind === 'any') {
    return { kind: node.kind, nodes: node.nodes.map((inner) => replaceWords(inner, replace)) }
  }
  if (node.kind !== 'words' || node.quoted) return node
  return { ...node, words: node.words.flatMap(replace) }
}
