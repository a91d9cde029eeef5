import type { CartItem } from '#domain/cart/cartItem.ts'
import { lineKey, remoteLineKey } from '#domain/cart/lineKey.ts'
import { lineBlanks, saleTerms } from '#domain/cart/saleTerms.ts'
import type { RemoteCart, RemoteCartLine } from '#domain/cart/remoteCart.ts'
import { formatAmount } from '#domain/money.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import type { Lease } from '../outbox/lock.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import { changeCartState, readCartState } from './cartState.ts'
import { CART_STORES } from './cartChange.ts'

/**
 * Adopts the lines of a cart that this device knows only by its id: it was never synced (specification part 1, section
 * 4). Lines here stay as they are; lines known only there join, except those that a waiting change has just removed.
 */
export function adoptCart(db: IskraDatabase, remote: RemoteCart, lease: Lease): Promise<void> {
  return change(db, CART_STORES, async (stores) => {
    await lease.confirm(stores)
    const state = await readCartState(stores)
    if (state.cartId !== remote.id || state.lastSync !== null) return
    const rows = await stores.cartItems.toArray()
    const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
    const known = new Set([
      ...rows.map((row) => row.key),
      ...intents.flatMap(({ arguments: its }) => ('key' in its ? [its.key] : [])),
    ])
    let position = Math.max(0, ...rows.map((row) => row.position))
    for (const line of remote.lines) {
      if (line.quantity === 0 || known.has(remoteLineKey(line))) continue
      position += 1
      const item = itemFrom(line)
      await stores.cartItems.put({ ...item, key: lineKey(item), position })
    }
    await changeCartState(stores, {
      remote,
      checkoutUrl: remote.checkoutUrl,
      lastSync: Date.now(),
      ...(state.discountCodes.length === 0 ? { discountCodes: remote.discountCodes } : {}),
    })
  })
}

function itemFrom({ variant, quantity }: RemoteCartLine): CartItem {
  return {
    id: newId(),
    productId: variant.productId,
    variantId: variant.id,
    title: variant.productTitle,
    variantTitle: variant.title,
    handle: variant.handle,
    quantity,
    price: { amount: formatAmount(variant.price.amount), currencyCode: variant.price.currencyCode },
    image: variant.picture === null ? null : { url: variant.picture.url, altText: variant.picture.altText },
    ...saleTerms(variant),
    ...lineBlanks(variant),
  }
}
