import type { CartItem } from '#domain/cart/cartItem.ts'
import type { IskraDatabase } from '../database.ts'
import { type LineAnswer, stepCartQuantity } from './quantityCommands.ts'

interface OpenSteps {
  readonly itemId: string
  readonly steps: number[]
  readonly answer: Promise<LineAnswer>
}

/**
 * The steps pressed on a page. Presses on a line join the transaction that an earlier one waits for, as long as it
 * has not begun and nothing else was done to the cart: fifty quick ones on a slow device cost two transactions.
 */
export class JoinedSteps {
  #open: OpenSteps | null = null

  /**
   * Rejects with an `OfflineError`, and then nothing has changed. Resolves to null for a press that joined others:
   * what became of them the first one tells.
   */
  step(db: IskraDatabase, item: CartItem, by: number): Promise<LineAnswer | null> {
    const open = this.#open
    if (open?.itemId === item.id) {
      open.steps.push(by)
      return open.answer.then(
        () => null,
        () => null,
      )
    }
    const steps = [by]
    const begin = () => {
      if (this.#open?.steps === steps) this.close()
      return steps
    }
    const answer = stepCartQuantity(db, item, begin)
    this.#open = { itemId: item.id, steps, answer }
    // One that failed before it began is not joined by later ones.
    answer.catch(begin)
    return answer
  }

  /** Called before anything else is done to the cart: steps pressed from now on come after it. */
  close(): void {
    this.#open = null
  }
}
