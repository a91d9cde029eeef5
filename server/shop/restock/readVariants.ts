import { z } from 'zod'
import { nameWithForm } from '#domain/catalogue/variantTitle.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { Outage } from '#server/platform/outage.ts'
import { storefrontOf } from '#server/shop/storefront/storefrontOf.ts'

/** A variant in its store's present state. */
export interface StoreVariant {
  readonly variantId: string
  readonly handle: string
  readonly title: string
  readonly isAvailable: boolean
}

/** The most that a store takes in one question. */
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
  nodes: z.array(z.union([variantSchema, z.object({}), z.null()])),
})

/** Reads variants, at most `VARIANTS_AT_ONCE`; those that the store doesn't know are left out. */
export type ReadVariants = (ids: readonly string[], language: 'pl' | 'en') => Promise<readonly StoreVariant[]>

/**
 * Reads variants from the store, by the same query for our own and one elsewhere. Created once; throws an Outage when
 * the store gives no answer.
 */
export function variantReader(context: ServerContext): ReadVariants {
  const ask = storefrontOf(context, { timeoutMs: TIMEOUT_MS })
  return async (ids, language) => {
    const answer = answerSchema.safeParse(
      await ask(QUERY, { ids: [...ids], language: language.toUpperCase() }).catch((error: unknown) => {
        throw new Outage('the store gave no answer', null, { cause: error })
      }),
    )
    if (!answer.success) throw new Outage('the store did not tell what it has', null)
    return answer.data.nodes.flatMap((node) => {
      if (node === null || !('product' in node)) return []
      const { id, title, availableForSale, product } = node
      return [
        {
          variantId: id,
          handle: product.handle,
          title: nameWithForm(product.title, title).slice(0, TITLE_LENGTH),
          isAvailable: availableForSale,
        },
      ]
    })
  }
}
