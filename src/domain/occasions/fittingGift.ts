import { meantBy } from '#domain/catalogue/gifts.ts'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { GiftIdea } from './giftIdea.ts'

/**
 * The card, letter or wishes that suit an occasion best, of those in an order that says which is bought most; null
 * where the shop has nothing that was made for it.
 */
export function fittingGift(products: readonly Product[], idea: GiftIdea): Product | null {
  let best: { readonly product: Product; readonly fit: number } | null = null
  for (const product of products) {
    const fit = fitOf(product, idea)
    if (fit > (best?.fit ?? 0)) best = { product, fit }
  }
  return best?.product ?? null
}

/** How well it suits; 0 where it doesn't. Its occasion weighs more than its recipient. */
function fitOf(product: Product, { recipient, occasion, tag }: GiftIdea): number {
  const { details, availableForSale, tags } = product
  if (!availableForSale || details.aiTemplateBase === null || details.aiType === 'business_email') return 0
  const isMadeForIt = tag !== null && isTagged(tags, tag)
  const { recipients, occasions } = meantBy(product)
  if (!isMadeForIt && (occasion === null || !occasions.has(occasion))) return 0
  // A card for the eighteenth birthday suits no other.
  if (!isMadeForIt && tags.some((one) => AGE.test(one))) return 0
  const isForThem = recipient !== null && recipients.has(recipient)
  const isForOthers = recipients.size > 0 && !isForThem
  return (isMadeForIt ? 8 : 2) + (isForThem ? 2 : 0) - (isForOthers ? 1 : 0)
}

const AGE = /^\d+ (?:lat|years)$/u

function isTagged(tags: readonly string[], pair: readonly string[]): boolean {
  const words = pair.map(foldPolish)
  return tags.some((tag) => words.includes(foldPolish(tag)))
}
