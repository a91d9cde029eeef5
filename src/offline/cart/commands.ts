import type { CartItem, Personalization } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { judgeQuantity, MAX_CART_LINES, refuseAddition } from '#domain/cart/cartQuantity.ts'
import { isSameLine, lineKey } from '#domain/cart/lineKey.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { formatAmount } from '#domain/money.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '../newId.ts'
import { OfflineError } from '../offlineError.ts'
import { cartChange } from './cartChange.ts'
import { enqueueLine, enqueueRemoval } from './cartIntent.ts'
import { openRemovals } from './cartNotices.ts'
import { cartItemOf, type CartItemRow } from './cartRows.ts'

/**
 * The cart's commands. Each is one transaction on this device (the row and its intent) and never waits for the
 * network. Each rejects with an `OfflineError`, and then nothing has changed.
 */

export interface CartAddition {
  readonly product: Pick<Product, 'id' | 'title' | 'handle' | 'featuredPicture'>
  readonly variant: ProductVariant
  readonly quantity: number
  readonly personalization?: Personalization
}

/** Adds pieces of a variant: to its line if there is one, otherwise as a new line. Resolves to the line. */
export function addToCart(db: IskraDatabase, addition: CartAddition): Promise<CartItem> {
  return cartChange(db, async () => {
    const items = await db.cartItems.toArray()
    const line = { variantId: addition.variant.id, ...personalizationOf(addition) }
    const present = items.find((item) => isSameLine(item, line))
    checkAddition(addition, present?.quantity ?? 0, items)
    const row = present ?? newRow(addition, items)
    const quantity = (present?.quantity ?? 0) + addition.quantity
    await db.cartItems.put({ ...row, quantity })
    await enqueueLine(db, row, quantity)
    return cartItemOf({ ...row, quantity })
  })
}

/** Sets how many pieces a line holds; zero or less removes it (specification part 1, section 4). */
export async function setCartQuantity(db: IskraDatabase, itemId: string, quantity: number): Promise<void> {
  const verdict = judgeQuantity(quantity)
  if (verdict.kind === 'refuse') throw new OfflineError(verdict.code, `cannot set ${quantity} pieces`)
  if (verdict.kind === 'remove') {
    await removeFromCart(db, itemId)
    return
  }
  await cartChange(db, async () => {
    const row = await requireLine(db, itemId)
    if (row.quantity === quantity) return
    await db.cartItems.put({ ...row, quantity })
    await enqueueLine(db, row, quantity)
  })
}

/** Takes a line out. What it resolves to brings it back through `restoreToCart`. */
export function removeFromCart(db: IskraDatabase, itemId: string): Promise<RemovedItem> {
  return cartChange(db, async () => {
    const removed = await removeRow(db, await requireLine(db, itemId))
    await openRemovals(db, [removed])
    return removed
  })
}

/** Takes every line out. What it resolves to brings them back through `restoreToCart`. */
export function clearCart(db: IskraDatabase): Promise<readonly RemovedItem[]> {
  return cartChange(db, async () => {
    const removed = []
    for (const row of await db.cartItems.orderBy('position').toArray()) removed.push(await removeRow(db, row))
    await openRemovals(db, removed)
    return removed
  })
}

async function removeRow(db: IskraDatabase, row: CartItemRow): Promise<RemovedItem> {
  await db.cartItems.delete(row.id)
  await enqueueRemoval(db, row)
  return { removalId: newId(), item: cartItemOf(row), position: row.position }
}

async function requireLine(db: IskraDatabase, itemId: string): Promise<CartItemRow> {
  const row = await db.cartItems.get(itemId)
  if (row === undefined) throw new OfflineError('CART_LINE_NOT_FOUND', `no line ${itemId} in the cart`)
  return row
}

function checkAddition(
  { variant, quantity }: CartAddition,
  present: number,
  items: readonly CartItemRow[],
): void {
  const refusal = refuseAddition(present, quantity)
  if (refusal !== null) throw new OfflineError(refusal, `cannot add ${quantity} pieces`)
  if (!variant.availableForSale) throw new OfflineError('CART_VARIANT_SOLD_OUT', `${variant.id} is sold out`)
  const currency = items[0]?.price.currencyCode ?? variant.price.currencyCode
  if (currency !== variant.price.currencyCode) {
    throw new OfflineError('CART_CURRENCY_MISMATCH', `the cart is in ${currency}`)
  }
  if (present === 0 && items.length >= MAX_CART_LINES) {
    throw new OfflineError('CART_TOO_MANY_LINES', `the cart already has ${items.length} lines`)
  }
}

function newRow(addition: CartAddition, items: readonly CartItemRow[]): CartItemRow {
  const { product, variant } = addition
  const picture = variant.picture ?? product.featuredPicture
  const item: CartItem = {
    id: newId(),
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: variant.title,
    handle: product.handle,
    quantity: 0,
    price: { amount: formatAmount(variant.price.amount), currencyCode: variant.price.currencyCode },
    image: picture === null ? null : { url: picture.url, altText: picture.altText },
    ...personalizationOf(addition),
  }
  return { ...item, key: lineKey(item), position: 1 + Math.max(0, ...items.map((row) => row.position)) }
}

/** Left out, rather than undefined, when the line is plain. */
function personalizationOf({ personalization }: CartAddition): Pick<CartItem, 'personalization'> {
  return personalization === undefined ? {} : { personalization }
}
