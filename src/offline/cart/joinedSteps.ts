import type { CartItem } from '#domain/cart/cartItem.ts'
import type { IskraDatabase } from '../database.ts'
import { type LineAnswer, stepCartQuantity } from './quantityCommands.ts'

interface OpenSteps {
  readonly itemId: string
  pieces: number
  readonly answer: Promise<LineAnswer>
}

/**
 * The steps pressed on a page. A further plus on a line joins the transaction that an earlier one waits for, unless
 * that has begun or the cart was changed otherwise: fifty quick presses on a slow device cost two transactions. A minus
 * has its own: each may take the line out, and undo restores that one.
 */
export class JoinedSteps {
  #open: OpenSteps | null = null

  /**
   * Rejects with an `OfflineError`; then nothing has changed. Resolves to null for a press that joined others: the
   * first one reports their result.
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
