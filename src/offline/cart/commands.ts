import type { CartItem } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { refuseAddition } from '#domain/cart/cartQuantity.ts'
import { isSameLine } from '#domain/cart/lineKey.ts'
import { saleTerms } from '#domain/cart/saleTerms.ts'
import type { Product, ProductDetails, ProductVariant } from '#domain/catalogue/product.ts'
import { formatAmount } from '#domain/money.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { OfflineError } from '../offlineError.ts'
import { cartChange } from './cartChange.ts'
import { enqueueLine } from './enqueueCart.ts'
import { findLine, newLine, removeRows, requireCurrency } from './cartLines.ts'
import { cartItemOf } from './cartRows.ts'

/**
 * The cart's commands. Each is one transaction on this device (the row and its intent) and never waits for the
 * network. Each rejects with an `OfflineError`, and then nothing has changed.
 */

/** The facts of a line's product. */
export interface ProductOfLine extends Pick<Product, 'id' | 'title' | 'handle' | 'featuredPicture'> {
  readonly details: Pick<ProductDetails, 'aiTemplateBase'>
}

export interface CartAddition {
  readonly product: ProductOfLine
  readonly variant: ProductVariant
  readonly quantity: number
}

/** Adds pieces of a variant: to its line if there is one, otherwise as a new line. Resolves to the line. */
export function addToCart(db: IskraDatabase, addition: CartAddition): Promise<CartItem> {
  return cartChange(db, async (stores) => {
    const items = await stores.cartItems.toArray()
    const present = items.find((item) => isSameLine(item, { variantId: addition.variant.id }))
    checkAddition(addition, present?.quantity ?? 0)
    requireCurrency(items, addition.variant.price.currencyCode)
    const row = present ?? newLine({ ...itemOf(addition), id: newId() }, items)
    const quantity = (present?.quantity ?? 0) + addition.quantity
    const changed = { ...row, ...saleTerms(addition.variant), quantity }
    await stores.cartItems.put(changed)
    await enqueueLine(stores, changed, quantity)
    return cartItemOf(changed)
  })
}

/**
 * Takes out the line as the person saw it. Its result brings the line back through `restoreToCart`; it is empty when
 * the line had already left.
 */
export function removeFromCart(db: IskraDatabase, seen: CartItem): Promise<readonly RemovedItem[]> {
  return cartChange(db, async (stores) => {
    const row = findLine(await stores.cartItems.toArray(), seen)
    return row === undefined ? [] : removeRows(stores, [row])
  })
}

/** Takes every line out. Its result brings them back through `restoreToCart`. */
export function clearCart(db: IskraDatabase): Promise<readonly RemovedItem[]> {
  return cartChange(db, async (stores) =>
    removeRows(stores, await stores.cartItems.orderBy('position').toArray()),
  )
}

/** Throws an `OfflineError` when these pieces may not join the `present` ones. */
export function checkAddition({ variant, quantity }: CartAddition, present: number): void {
  const refusal = refuseAddition(present, quantity, variant.maximumQuantity)
  if (refusal !== null) throw new OfflineError(refusal, `cannot add ${quantity} pieces`)
  if (!variant.availableForSale) throw new OfflineError('CART_VARIANT_SOLD_OUT', `${variant.id} is sold out`)
}

/** A line of these goods, before it has an id. */
export function itemOf(addition: CartAddition): Omit<CartItem, 'id'> {
  const { product, variant } = addition
  const picture = variant.picture ?? product.featuredPicture
  return {
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: variant.title,
    handle: product.handle,
    quantity: 0,
    price: { amount: formatAmount(variant.price.amount), currencyCode: variant.price.currencyCode },
    image: picture === null ? null : { url: picture.url, altText: picture.altText },
    ...saleTerms(variant),
    blanks: blankNames(product.details.aiTemplateBase ?? ''),
  }
}
