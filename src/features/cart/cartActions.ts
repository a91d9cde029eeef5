import type { CartItem } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { isOwnStorefront, type RuntimeConfig } from '#domain/runtimeConfig.ts'
import { dismissNotice, setDiscountCode } from '#offline/cart/cartDetails.ts'
import { addToCart, type CartAddition, clearCart, removeFromCart } from '#offline/cart/commands.ts'
import { JoinedSteps } from '#offline/cart/joinedSteps.ts'
import { setCartQuantity } from '#offline/cart/quantityCommands.ts'
import { type LineWords, renameLines } from '#offline/cart/renameLines.ts'
import { restoreToCart } from '#offline/cart/restoreToCart.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { database } from '#offline/openDatabase.ts'
import type { GiftAddition } from '#offline/gifts/putGift.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'

// The cart's commands on this page's database. Loaded with the first tap or the drawer, never with a screen.

const presses = new JoinedSteps()

/** Runs a command that is no step: steps pressed after it come after it. */
async function onCart<Result>(command: (db: IskraDatabase) => Promise<Result>): Promise<Result> {
  const db = await database()
  presses.close()
  return command(db)
}

export const step = async (item: CartItem, by: number) => presses.step(await database(), item, by)
export const add = (addition: CartAddition) => onCart((db) => addToCart(db, addition))
export const setQuantity = (item: CartItem, quantity: number) =>
  onCart((db) => setCartQuantity(db, item, quantity))
export const remove = (item: CartItem) => onCart((db) => removeFromCart(db, item))
export const restore = (removed: RemovedItem | readonly RemovedItem[]) =>
  onCart((db) => restoreToCart(db, removed))
export const clear = () => onCart(clearCart)
export const putDiscountCode = async (code: string | null) => setDiscountCode(await database(), code)
export const rename = async (words: ReadonlyMap<string, LineWords>) => renameLines(await database(), words)
export const dismiss = async (noticeId: string) => dismissNotice(await database(), noticeId)

/** Gifts have code of their own: adding any other product doesn't load it. */
export async function putGift(gift: GiftAddition): Promise<CartItem> {
  const command = await import('#offline/gifts/putGift.ts')
  return onCart((db) => command.putGift(db, gift))
}

/** Sending the cart has code of its own: adding a product doesn't load it. */
export async function prepare(
  services: Pick<OutboxServices, 'storefront'> & { readonly config: RuntimeConfig },
  signal: AbortSignal,
) {
  const [db, { prepareCheckout }] = await Promise.all([
    database(),
    import('#offline/cart/prepareCheckout.ts'),
  ])
  return prepareCheckout(db, services, { signal, isStoreElsewhere: !isOwnStorefront(services.config) })
}
