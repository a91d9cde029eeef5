import { cartTotals } from '#domain/cart/totals.ts'
import type { LineAnswer } from './quantityCommands.ts'
import type { CartSnapshot } from './readCart.ts'

/** The cart to show after a reading has arrived: one from before a change that is shown already changes nothing. */
export function withReading(shown: CartSnapshot | null, read: CartSnapshot): CartSnapshot {
  return shown !== null && read.moment < shown.moment ? shown : read
}

/** The cart to show once a change of a line is kept: at once, since the reading of it may be long in coming. */
export function withAnswer(shown: CartSnapshot, answer: LineAnswer): CartSnapshot {
  if (answer.moment <= shown.moment) return shown
  const { itemId, quantity, moment } = answer
  const items = shown.items.flatMap((item) => {
    if (item.id !== itemId) return [item]
    return quantity === 0 ? [] : [{ ...item, quantity }]
  })
  return { ...shown, items, totals: cartTotals(items, shown.discounts), moment }
}
