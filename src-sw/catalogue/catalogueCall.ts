import * as z from 'zod/mini'
import { readOperations } from './graphqlOperations.ts'

/** What everybody may see and the cart is no part of. A query that asks the root for anything else is not kept. */
const CATALOGUE_FIELDS = new Set([
  'product',
  'products',
  'productByHandle',
  'productRecommendations',
  'productTags',
  'productTypes',
  'collection',
  'collections',
  'collectionByHandle',
  'shop',
])

const callSchema = z.object({
  query: z.string(),
  operationName: z.nullish(z.string()),
  variables: z.nullish(z.record(z.string(), z.unknown())),
})

/**
 * The key under which the answer to a storefront call is kept: an address of this origin made of the hash of
 * endpoint, document and variables (the storefront's language is one of them). Null for a call whose answer must not be kept: a mutation, the cart,
 * anything beyond the catalogue, or a body that is no GraphQL.
 */
export async function catalogueKey(endpoint: string, body: string): Promise<string | null> {
  const call = callSchema.safeParse(parseJson(body))
  if (!call.success) return null
  const { query, operationName, variables } = call.data
  const operations = readOperations(query)
  const [operation] = operations
  // Several operations in one document: which one runs is the server's reading, so nothing is kept.
  if (operations.length !== 1 || operation?.kind !== 'query' || operation.rootFields.length === 0) return null
  if (!operation.rootFields.every((field) => CATALOGUE_FIELDS.has(field))) return null
  const name = operationName ?? operation.name ?? 'query'
  const hash = await sha256(
    canonicalJson([endpoint, query.replaceAll(/\s+/g, ' ').trim(), given(variables ?? {})]),
  )
  return `/__iskra/catalogue/${encodeURIComponent(name)}/${hash}`
}

/** True for what may be a storefront call; whether it is one, only the configuration can say. */
export function looksLikeStorefrontCall(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname.endsWith('/graphql.json')
}

/** The key of a request, as `catalogueKey`; `endpoint` is where this deployment's storefront answers. */
export async function catalogueKeyOf(
  request: Request,
  endpoint: () => Promise<string>,
): Promise<string | null> {
  // What is answered for one person only is never kept.
  if (request.headers.has('authorization') || request.headers.has('x-shopify-customer-access-token'))
    return null
  const [shop, body] = await Promise.all([endpoint(), request.clone().text()])
  if (request.url !== shop) return null
  return catalogueKey(shop, body)
}

/** What is null or left out means the same to a list of the catalogue. */
function given(variables: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== null))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** JSON with the names of each object in order, so that equal variables have equal keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
