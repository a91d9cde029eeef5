import { GIFT_SECTION_ID } from '#features/gifts/currentGift.ts'
import { PRINT_SECTION_ID } from '#features/prints/currentPrint.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import type { OwnThing } from '#offline/gifts/putGift.ts'

// Comes with the first press: a screen has none of it.

/** How a product is personalised: words written into it, or a picture laid on it. */
export type OwnKind = 'words' | 'picture'

const actionsOf = (kind: OwnKind) =>
  kind === 'words' ? import('#features/gifts/giftActions.ts') : import('#features/prints/printActions.ts')

/**
 * Resolves to the personalised thing for the cart. Where it is incomplete, the section that completes it scrolls into
 * view.
 */
export async function takeOwn(
  kind: OwnKind,
  product: Product,
  variant: ProductVariant,
): Promise<OwnThing | 'incomplete' | null> {
  const taken = await (await actionsOf(kind)).toBuy(product, variant)
  if (taken === 'incomplete') {
    document.getElementById(kind === 'words' ? GIFT_SECTION_ID : PRINT_SECTION_ID)?.scrollIntoView()
  }
  return taken
}

export async function markOwn(kind: OwnKind, handle: string, thing: OwnThing): Promise<void> {
  await (await actionsOf(kind)).markInCart(handle, thing)
}
