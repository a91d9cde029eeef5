import { productSearch } from '#domain/catalogue/searchProducts.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SearchNode } from './parseSearch.ts'
import { searchedProducts, type SearchedRow } from './searchedProducts.ts'

/** A field of a product that a query names. */
export type FieldNode = Extract<SearchNode, { kind: 'field' }>

/** A query whose plain words are replaced by the products that they find. */
export type JudgedNode =
  | { readonly kind: 'all'; readonly nodes: readonly JudgedNode[] }
  | { readonly kind: 'any'; readonly nodes: readonly JudgedNode[] }
  | { readonly kind: 'not'; readonly node: JudgedNode }
  | { readonly kind: 'products'; readonly ids: readonly number[] }
  | { readonly kind: 'phrase'; readonly text: string }
  | FieldNode

export interface JudgedSearch {
  readonly node: JudgedNode
  /** The products that its words find, the best match first; null for a query without words. */
  readonly ranked: readonly number[] | null
}

/**
 * Matches the words of a query as a page does, by the same function over the same texts. Words without a match in the
 * query's language are looked for in the other. Adjacent words are one search; the database matches quoted ones and
 * fields, which count here only for the order.
 */
export async function rankSearch(
  database: Database,
  language: StorefrontLanguage,
  query: SearchNode,
): Promise<JudgedSearch> {
  const texts = rankingTexts(query)
  const isSearched = texts.length > 0 || hasPlainWords(query)
  const { asked, other } = isSearched ? await searchedProducts(database, language) : { asked: [], other: [] }
  const find = (text: string) => {
    const { found, meant } = productSearch(asked, text)
    const isHere = found.length > 0 && meant === null
    const elsewhere = isHere ? null : productSearch(other, text)
    const isThere = elsewhere !== null && elsewhere.found.length > 0 && elsewhere.meant === null
    return (isThere ? elsewhere.found : found).map(({ id }) => id)
  }
  return { node: judged(query, find), ranked: texts.length === 0 ? null : rankedBy(texts.map(find), asked) }
}

type Find = (text: string) => readonly number[]

function judged(node: SearchNode, find: Find): JudgedNode {
  if (node.kind === 'any') return { kind: 'any', nodes: node.nodes.map((inner) => judged(inner, find)) }
  if (node.kind === 'all') {
    const others = node.nodes.filter((inner) => !isPlain(inner)).map((inner) => judged(inner, find))
    const text = plainText(node.nodes)
    return { kind: 'all', nodes: text === '' ? others : [{ kind: 'products', ids: find(text) }, ...others] }
  }
  if (node.kind === 'not') return { kind: 'not', node: judged(node.node, find) }
  if (node.kind === 'field') return node
  return node.quoted ? { kind: 'phrase', text: node.text } : { kind: 'products', ids: find(node.text) }
}

type PlainWords = Extract<SearchNode, { kind: 'words' }>

function isPlain(node: SearchNode): node is PlainWords {
  return node.kind === 'words' && !node.quoted
}

function plainText(nodes: readonly SearchNode[]): string {
  return nodes
    .filter(isPlain)
    .map(({ text }) => text)
    .join(' ')
}

function hasPlainWords(node: SearchNode): boolean {
  if (node.kind === 'all' || node.kind === 'any') return node.nodes.some(hasPlainWords)
  return node.kind === 'not' ? hasPlainWords(node.node) : isPlain(node)
}

/** The texts that products are ranked by: those that a query wants to match. */
function rankingTexts(node: SearchNode): readonly string[] {
  if (node.kind === 'any') return node.nodes.flatMap(rankingTexts)
  if (node.kind === 'all') {
    const others = node.nodes.filter((inner) => !isPlain(inner)).flatMap(rankingTexts)
    const text = plainText(node.nodes)
    return text === '' ? others : [text, ...others]
  }
  if (node.kind === 'words') return [node.text]
  return node.kind === 'field' && node.field === 'title' ? [node.value] : []
}

/** Rows ranked high in many answers come first; equals keep the order of the rows. */
function rankedBy(answers: readonly (readonly number[])[], rows: readonly SearchedRow[]): readonly number[] {
  const [only] = answers
  if (answers.length === 1 && only) return only
  const points = new Map<number, number>()
  for (const ids of answers) {
    for (const [place, id] of ids.entries()) points.set(id, (points.get(id) ?? 0) + rows.length - place)
  }
  return [...points].toSorted(([, one], [, other]) => other - one).map(([id]) => id)
}
