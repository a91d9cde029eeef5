import { z } from 'zod'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import type { ServerContext } from '#server/context.ts'
import { Outage } from '#server/outage.ts'
import { createStorefrontExecutor } from '#server/storefront/createStorefrontExecutor.ts'

/** A form of a product as its store tells of it now. */
export interface StoreVariant {
  readonly variantId: string
  readonly handle: string
  readonly title: string
  readonly isAvailable: boolean
}

/** As many as a store takes in one question. */
export const VARIANTS_AT_ONCE = 100
const TIMEOUT_MS = 10_000
const TITLE_LENGTH = 160

const QUERY = `query Restock($ids: [ID!]!, $language: LanguageCode) @inContext(language: $language) {
  nodes(ids: $ids) {
    ... on ProductVariant { id title availableForSale product { title handle } }
  }
}`

const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  availableForSale: z.boolean(),
  product: z.object({ title: z.string(), handle: z.string() }),
})
const answerSchema = z.object({
  data: z.object({ nodes: z.array(z.union([variantSchema, z.object({}), z.null()])) }),
})

/**
 * Asks the store about these variants, at most `VARIANTS_AT_ONCE`, by the same question whether it is our own or one
 * elsewhere; those it doesn't know are left out. Throws an Outage where it gives no answer.
 */
export async function readVariants(
  context: ServerContext,
  ids: readonly string[],
  language: 'pl' | 'en',
): Promise<readonly StoreVariant[]> {
  const variables = { ids: [...ids], language: language.toUpperCase() }
  const { embedded } = context.config.storefront
  const answer = answerSchema.safeParse(
    embedded
      ? await createStorefrontExecutor(context)({ query: QUERY, variables })
      : await askElsewhere(context, variables),
  )
  if (!answer.success) throw new Outage('the store did not tell what it has', null)
  return answer.data.data.nodes.flatMap((node) => {
    if (node === null || !('product' in node)) return []
    const { id, title, availableForSale, product } = node
    const form = shownVariantTitle(title)
    const whole = form === '' ? product.title : `${product.title}, ${form}`
    return [
      {
        variantId: id,
        handle: product.handle,
        title: whole.slice(0, TITLE_LENGTH),
        isAvailable: availableForSale,
      },
    ]
  })
}

async function askElsewhere({ config }: ServerContext, variables: object): Promise<unknown> {
  const { endpoint, publicToken } = config.storefront
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': publicToken,
      },
      body: JSON.stringify({ query: QUERY, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await answer.json()
  } catch (error) {
    throw new Outage('the store could not be reached', null, { cause: error })
  }
}
