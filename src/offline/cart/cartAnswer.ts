import { cartTotals } from '#domain/cart/totals.ts'
import type { LineAnswer } from './quantityCommands.ts'
import type { CartSnapshot } from './readCart.ts'

/** The cart to show once a change of a line is stored: at once, because its next reading may take long. */
export function withAnswer(shown: CartSnapshot, answer: LineAnswer): CartSnapshot {
  if (answer.moment <= shown.moment) return shown
  const { itemId, quantity, moment } = answer
  const items = shown.items.flatMap((item) => {
    if (item.id !== itemId) return [item]
    return quantity === 0 ? [] : [{ ...item, quantity }]
  })
  return { ...shown, items, totals: cartTotals(items, shown.discounts), moment }
}
