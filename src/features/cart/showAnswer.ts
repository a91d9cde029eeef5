import { withAnswer } from '#offline/cart/cartAnswer.ts'
import type { LineAnswer } from '#offline/cart/quantityCommands.ts'
import { liveCart } from './liveCart.ts'

/** Shows a change of a line that is stored now, before the reading of it arrives. */
export function showAnswer(answer: LineAnswer): void {
  liveCart.update((cart) => withAnswer(cart, answer))
}
