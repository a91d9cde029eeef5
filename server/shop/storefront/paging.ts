import { GraphQLError } from 'graphql'

export interface PageArguments {
  readonly first?: number | null
  readonly last?: number | null
  readonly after?: string | null
  readonly before?: string | null
}

export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[]
  readonly nodes: readonly Node[]
  readonly pageInfo: PageInfo
}

/** The two flags may cost a query, so they are read only on request. */
interface PageInfo {
  readonly startCursor: string | null
  readonly endCursor: string | null
  hasNextPage(): boolean | Promise<boolean>
  hasPreviousPage(): boolean | Promise<boolean>
}

/** The most items of a list in one page. */
export const LARGEST_PAGE = 250

export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}

/** The list, unless it is longer than the storefront accepts. */
export function atMost<Item>(
  list: readonly Item[],
  path: readonly string[],
  most = LARGEST_PAGE,
): readonly Item[] {
  if (list.length <= most) return list
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${most}.`,
    { path, extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  )
}

/** The direction of a page and its number of items. Throws for invalid arguments. */
export function readPageArguments(page: PageArguments): {
  readonly backwards: boolean
  readonly size: number
  readonly cursor: string | null
} {
  const first = page.first ?? null
  const last = page.last ?? null
  if (first !== null && last !== null) throw badRequest('providing both first and last is not supported')
  const size = first ?? last
  if (size === null) throw badRequest('you must provide one of first or last')
  if (size < 0 || size > LARGEST_PAGE) throw badRequest(`first and last must be from 0 to ${LARGEST_PAGE}`)
  if (page.after != null && page.before != null)
    throw badRequest('providing both after and before is not supported')
  const cursor = page.after ?? page.before ?? null
  if (cursor !== null && (page.before != null) !== (last !== null)) {
    throw badRequest('after goes with first, before goes with last')
  }
  return { backwards: last !== null, size, cursor }
}

/** Makes a connection of items that are all at hand; `idOf` gives the id that a cursor holds. */
export function connectionOf<Node>(
  items: readonly Node[],
  page: PageArguments & { readonly reverse?: boolean | null },
  idOf: (node: Node) => string | number,
): Connection<Node> {
  const { backwards, size, cursor } = readPageArguments(page)
  const ordered = page.reverse === true ? items.toReversed() : items
  const edges = ordered.map((node) => ({ cursor: encodeCursor([idOf(node)]), node }))
  const place = cursor === null ? null : edges.findIndex((edge) => edge.cursor === cursor)
  if (place === -1) throw badRequest('Invalid cursor')
  const start = backwards ? Math.max(0, (place ?? edges.length) - size) : place === null ? 0 : place + 1
  const end = backwards ? (place ?? edges.length) : Math.min(edges.length, start + size)
  const shown = edges.slice(start, end)
  return {
    edges: shown,
    nodes: shown.map((edge) => edge.node),
    pageInfo: {
      startCursor: shown.at(0)?.cursor ?? null,
      endCursor: shown.at(-1)?.cursor ?? null,
      hasNextPage: () => end < edges.length,
      hasPreviousPage: () => start > 0,
    },
  }
}

/** Cursors are opaque to callers; inside they are a short JSON list. */
export function encodeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

export function decodeCursor(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts)) return parts
  } catch {
    // Set below.
  }
  throw badRequest('Invalid cursor')
}
