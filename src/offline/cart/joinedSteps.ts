import type { CartItem } from '#domain/cart/cartItem.ts'
import type { IskraDatabase } from '../database.ts'
import { type LineAnswer, stepCartQuantity } from './quantityCommands.ts'

interface OpenSteps {
  readonly itemId: string
  pieces: number
  readonly answer: Promise<LineAnswer>
}

/**
 * The steps pressed on a page. One more of a line joins the transaction that an earlier one waits for, as long as it
 * has not begun and nothing else was done to the cart: fifty quick ones on a slow device cost two transactions. One
 * fewer stands alone: each may be the one that takes the line out, and undo brings back what that one took.
 */
export class JoinedSteps {
  #open: OpenSteps | null = null

  /**
   * Rejects with an `OfflineError`, and then nothing has changed. Resolves to null for a press that joined others:
   * what became of them the first one tells.
   */
  step(db: IskraDatabase, item: CartItem, by: number): Promise<LineAnswer | null> {
    const joined = this.#open
    if (by > 0 && joined?.itemId === item.id) {
      joined.pieces += by
      return joined.answer.then(
        () => null,
        () => null,
      )
    }
    this.close()
    const begin = () => {
      if (this.#open === open) this.close()
      return open.pieces
    }
    const open: OpenSteps = { itemId: item.id, pieces: by, answer: stepCartQuantity(db, item, begin) }
    if (by > 0) this.#open = open
    // One that failed before it began is not joined by later ones.
    open.answer.catch(begin)
    return open.answer
  }

  /** Called before anything else is done to the cart: steps pressed from now on come after it. */
  close(): void {
    this.#open = null
  }
}
