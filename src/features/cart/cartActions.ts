import type { CartItem } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { dismissNotice, setDiscountCode } from '#offline/cart/cartDetails.ts'
import {
  addToCart,
  type CartAddition,
  clearCart,
  removeFromCart,
  setCartQuantity,
} from '#offline/cart/commands.ts'
import { prepareCheckout } from '#offline/cart/prepareCheckout.ts'
import { restoreToCart } from '#offline/cart/restoreToCart.ts'
import { database } from '#offline/openDatabase.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'

// The cart's commands on this page's database. Loaded with the first tap or the drawer, never with a screen.

export const add = async (addition: CartAddition) => addToCart(await database(), addition)
export const setQuantity = async (item: CartItem, quantity: number) =>
  setCartQuantity(await database(), item.id, quantity)
export const remove = async (item: CartItem) => removeFromCart(await database(), item.id)
export const restore = async (removed: RemovedItem | readonly RemovedItem[]) =>
  restoreToCart(await database(), removed)
export const clear = async () => clearCart(await database())
export const putDiscountCode = async (code: string | null) => setDiscountCode(await database(), code)
export const dismiss = async (noticeId: string) => dismissNotice(await database(), noticeId)

export const prepare = async (services: Pick<OutboxServices, 'storefront'>, signal: AbortSignal) =>
  prepareCheckout(await database(), services, { signal })
