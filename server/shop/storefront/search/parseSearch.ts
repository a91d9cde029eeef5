import { foldedWords } from '#domain/catalogue/foldPolish.ts'

export type Comparator = '=' | '>' | '>=' | '<' | '<='

/** The fields a query can name; other names followed by a colon are plain words. */
const SEARCH_FIELDS = [
  'available_for_sale',
  'created_at',
  'product_type',
  'tag',
  'tag_not',
  'title',
  'updated_at',
  'variants.price',
  'vendor',
] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** A query in the storefront's search syntax. */
export type SearchNode =
  | { readonly kind: 'all'; readonly nodes: readonly SearchNode[] }
  | { readonly kind: 'any'; readonly nodes: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly node: SearchNode }
  /** Plain words, or a phrase. */
  | { readonly kind: 'words'; readonly text: string; readonly quoted: boolean }
  | {
      readonly kind: 'field'
      readonly field: SearchField
      readonly comparator: Comparator
      /** As written, without quotes and without the `*` of a prefix. */
      readonly value: string
      readonly quoted: boolean
      /** `tag:kart*` asks for a prefix. */
      readonly beginning: boolean
    }

type Token =
  | { readonly kind: '(' | ')' | '-' | 'AND' | 'OR' }
  | { readonly kind: 'term'; readonly node: SearchNode }

const TOKEN =
  /\s*(?:([()])|(-|NOT\s)|(AND|OR)(?=[\s()]|$)|(?:([a-z_.]+):(>=|<=|>|<)?)?(?:"([^"]*)"?|([^\s()"]+)))/y
const MOST_TOKENS = 100

function isSearchField(name: string): name is SearchField {
  return SEARCH_FIELDS.some((field) => field === name)
}

function isComparator(text: string): text is Comparator {
  return text === '>' || text === '>=' || text === '<' || text === '<='
}

function termOf(field: string, comparator: string, value: string, quoted: boolean): SearchNode {
  if (!isSearchField(field)) return { kind: 'words', text: `${field} ${value}`.trim(), quoted }
  const beginning = !quoted && value.endsWith('*')
  return {
    kind: 'field',
    field,
    comparator: isComparator(comparator) ? comparator : '=',
    value: beginning ? value.slice(0, -1) : value,
    quoted,
    beginning,
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match && tokens.length < MOST_TOKENS; match = TOKEN.exec(text)) {
    const [, bracket, minus, operator, field = '', comparator = '', quoted, bare = ''] = match
    if (bracket === '(' || bracket === ')') tokens.push({ kind: bracket })
    else if (minus !== undefined) tokens.push({ kind: '-' })
    else if (operator === 'AND' || operator === 'OR') tokens.push({ kind: operator })
    else tokens.push({ kind: 'term', node: termOf(field, comparator, quoted ?? bare, quoted !== undefined) })
  }
  return tokens
}

/**
 * Reads a query in the storefront's search syntax: plain words, `field:value` with comparators, "quoted phrases", `-`
 * or NOT, AND (also between adjacent words), OR (which binds less), brackets. It reads any text: invalid parts are left
 * out.
 */
export function parseSearch(text: string): SearchNode {
  const tokens = tokensOf(text)
  let place = 0

  const any = (): SearchNode => {
    const nodes = [all()]
    while (tokens[place]?.kind === 'OR') {
      place += 1
      nodes.push(all())
    }
    const [only] = nodes
    return nodes.length === 1 && only ? only : { kind: 'any', nodes }
  }
  const all = (): SearchNode => {
    const nodes: SearchNode[] = []
    for (
      let token = tokens[place];
      token && token.kind !== 'OR' && token.kind !== ')';
      token = tokens[place]
    ) {
      if (token.kind === 'AND') place += 1
      else nodes.push(one())
    }
    return { kind: 'all', nodes }
  }
  const one = (): SearchNode => {
    const token = tokens[place]
    place += 1
    if (token?.kind === 'term') return token.node
    if (token?.kind === '-') return { kind: 'not', node: one() }
    if (token?.kind !== '(') return { kind: 'all', nodes: [] }
    const node = any()
    if (tokens[place]?.kind === ')') place += 1
    return node
  }

  const nodes: SearchNode[] = []
  while (place < tokens.length) {
    nodes.push(any())
    // A closing bracket without an opening one.
    if (tokens[place]?.kind === ')') place += 1
  }
  const [only] = nodes
  return nodes.length === 1 && only ? only : { kind: 'all', nodes }
}

/** The words that a query looks for, folded, in their order. */
export function wantedWords(node: SearchNode): readonly string[] {
  if (node.kind === 'all' || node.kind === 'any') return node.nodes.flatMap(wantedWords)
  if (node.kind === 'words') return foldedWords(node.text)
  return node.kind === 'field' && node.field === 'title' ? foldedWords(node.value) : []
}

/** The number of a query's conditions: a field or a quoted phrase is one, plain words are one each. */
export function termCount(node: SearchNode): number {
  if (node.kind === 'all' || node.kind === 'any') {
    return node.nodes.reduce((sum, inner) => sum + termCount(inner), 0)
  }
  if (node.kind === 'not') return termCount(node.node)
  if (node.kind === 'field') return node.field === 'title' ? foldedWords(node.value).length : 1
  return node.quoted ? 1 : Math.max(foldedWords(node.text).length, 1)
}
