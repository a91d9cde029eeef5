import type { CartItem } from '#domain/cart/cartItem.ts'
import { lineKey } from '#domain/cart/lineKey.ts'
import type { Personalization } from '#domain/gifts/personalization.ts'
import type { Print } from '#domain/prints/print.ts'
import { cartChange } from '../cart/cartChange.ts'
import { newLine, requireCurrency } from '../cart/cartLines.ts'
import { cartItemOf } from '../cart/cartRows.ts'
import { type CartAddition, checkAddition, itemOf } from '../cart/commands.ts'
import { enqueueLine } from '../cart/enqueueCart.ts'
import type { IskraDatabase } from '../database.ts'
import { enqueueGift } from './enqueueGift.ts'

/** The personal parts of a thing: words and details, or a picture. */
export type OwnParts = { readonly personalization: Personalization } | { readonly print: Print }

/** A personalised thing, under the id of its draft. */
export type OwnThing = { readonly id: string } & OwnParts

/** A thing made for one person: a line of its own, under the id that its draft has. */
export type GiftAddition = CartAddition & OwnThing

/**
 * Puts a gift into the cart, or its changes into its line, which keeps its quantity. Its words go to the signed-in
 * user's account. Resolves to the line.
 */
export function putGift(db: IskraDatabase, addition: GiftAddition): Promise<CartItem> {
  const { id, variant } = addition
  const own: OwnParts =
    'print' in addition ? { print: addition.print } : { personalization: addition.personalization }
  return cartChange(db, async (stores) => {
    const items = await stores.cartItems.toArray()
    const present = items.find((item) => item.id === id)
    if (present === undefined) checkAddition(addition, 0)
    requireCurrency(items, variant.price.currencyCode)
    const quantity = present?.quantity ?? addition.quantity
    const item = { ...itemOf(addition), id, quantity, ...own }
    const row = present === undefined ? newLine(item, items) : { ...present, ...item, key: lineKey(item) }
    await stores.cartItems.put(row)
    if (present?.key !== row.key) await enqueueLine(stores, row, quantity)
    await enqueueGift(stores, row)
    return cartItemOf(row)
  })
}
