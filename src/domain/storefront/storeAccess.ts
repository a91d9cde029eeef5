import * as z from 'zod/mini'

/** The data the product reads of a store with a public token, and the scope of each. */
const SCOPES = {
  products: 'unauthenticated_read_product_listings',
  metafields: 'unauthenticated_read_product_listings',
  tags: 'unauthenticated_read_product_tags',
  quantityAvailable: 'unauthenticated_read_product_inventory',
} as const

export type StoreScope = (typeof SCOPES)[keyof typeof SCOPES]

/** The rights of a token at its store, as one small query shows. */
export type StoreAccess =
  | { readonly kind: 'open' }
  /** The token is good; these fields stay closed to it. The shop works without those it can do without. */
  | {
      readonly kind: 'scopes-missing'
      readonly fields: readonly string[]
      readonly scopes: readonly StoreScope[]
    }
  | { readonly kind: 'wrong-token' }
  | { readonly kind: 'throttled' }
  /** Something else: no answer (`status` null), or one that says nothing of access. */
  | { readonly kind: 'failed'; readonly status: number | null }

/** Reads one thing of each scope. Carts need none of their own. */
const QUERY = `query StoreAccess {
  products(first: 1) {
    edges {
      node {
        tags
        metafields(identifiers: [{ namespace: "custom", key: "category" }]) { key }
        variants(first: 1) { nodes { quantityAvailable } }
      }
    }
  }
}`

/** The question as a request, for whichever runtime asks it. */
export function storeAccessRequest(publicToken: string) {
  return {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': publicToken,
    },
    body: JSON.stringify({ query: QUERY }),
  }
}

const graphError = z.object({
  path: z.optional(z.nullable(z.array(z.union([z.string(), z.number()])))),
  extensions: z.optional(z.nullable(z.object({ code: z.optional(z.string()) }))),
})
const answerSchema = z.object({
  data: z.optional(z.nullable(z.unknown())),
  errors: z.prefault(z.array(graphError), []),
})

/** Reads the answer to that question. `body` is its parsed JSON, or anything else where it was none. */
export function readStoreAccess(status: number, body: unknown): StoreAccess {
  if (status === 401 || status === 403) return { kind: 'wrong-token' }
  if (status === 429 || status === 430) return { kind: 'throttled' }
  const answer = answerSchema.safeParse(body)
  if (status !== 200 || !answer.success) return { kind: 'failed', status }
  const { data, errors } = answer.data
  const codes = errors.map(({ extensions }) => extensions?.code)
  if (codes.includes('UNAUTHORIZED')) return { kind: 'wrong-token' }
  if (codes.includes('THROTTLED')) return { kind: 'throttled' }
  const denied = errors.filter(({ extensions }) => extensions?.code === 'ACCESS_DENIED')
  if (denied.length > 0) {
    const fields = new Set(denied.map(({ path }) => path?.findLast((step) => typeof step === 'string') ?? ''))
    const scopes = new Set(
      Object.entries(SCOPES).flatMap(([field, scope]) => (fields.has(field) ? [scope] : [])),
    )
    return { kind: 'scopes-missing', fields: [...fields].map(String), scopes: [...scopes] }
  }
  return data === null || data === undefined ? { kind: 'failed', status } : { kind: 'open' }
}

/** An answer that takes longer, ms, isn't waited for. */
const PATIENCE = 10_000

/** Queries the rights of a public token at its store, by the runtime's own `fetch`. Never rejects. */
export async function askStoreAccess(
  { endpoint, publicToken }: { readonly endpoint: string; readonly publicToken: string },
  { fetch, signal }: { readonly fetch: typeof globalThis.fetch; readonly signal: AbortSignal },
): Promise<StoreAccess> {
  try {
    const answer = await fetch(endpoint, {
      ...storeAccessRequest(publicToken),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    })
    return readStoreAccess(answer.status, await answer.json().catch(() => null))
  } catch {
    return { kind: 'failed', status: null }
  }
}
