import { liveQuery } from 'dexie'
import type { CartItem } from '#domain/cart/cartItem.ts'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { withAnswer } from '#offline/cart/cartAnswer.ts'
import { withReading } from '#offline/cart/cartView.ts'
import { addToCart, removeFromCart } from '#offline/cart/commands.ts'
import { JoinedSteps } from '#offline/cart/joinedSteps.ts'
import { type LineAnswer, setCartQuantity } from '#offline/cart/quantityCommands.ts'
import { type CartSnapshot, readCart } from '#offline/cart/readCart.ts'
import { restoreToCart } from '#offline/cart/restoreToCart.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { goods, variantId } from '#support/cart/goods.ts'
import type { Tap } from './tapSchedule.ts'

export async function turnsPass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A tab's screen over the cart: the product's own commands and view, with readings as late as the test wants. */
export class TapScreen {
  /** Readings arrive so many turns late. */
  late = 0
  readonly #db
  readonly #watch
  readonly #steps = new JoinedSteps()
  #cart: CartSnapshot | null = null
  #delivery = Promise.resolve()

  constructor(db: IskraDatabase, onShown: (screen: TapScreen) => void) {
    this.#db = db
    this.#watch = liveQuery(() => readCart(db)).subscribe((read) => {
      this.#delivery = this.#deliver(read, this.#delivery, onShown)
    })
  }

  async #deliver(read: CartSnapshot, earlier: Promise<void>, onShown: (screen: TapScreen) => void) {
    await earlier
    await turnsPass(this.late)
    // A closed tab shows nothing of what was still on its way.
    if (this.#watch.closed) return
    this.#cart = withReading(this.#cart, read)
    onShown(this)
  }

  get hasRead(): boolean {
    return this.#cart !== null
  }

  close(): void {
    this.#watch.unsubscribe()
  }

  item(variant: number): CartItem | undefined {
    return this.#cart?.items.find((item) => item.variantId === variantId(variant))
  }

  shown(variant: number): number {
    return this.item(variant)?.quantity ?? 0
  }

  /** Resolves, once the tap's effect is shown, to what it took out of the cart. */
  async press(variant: number, tap: Tap, undone: readonly RemovedItem[]): Promise<readonly RemovedItem[]> {
    const item = this.item(variant)
    if (tap.tap === 'step' && item !== undefined) {
      return this.#show(await this.#steps.step(this.#db, item, tap.by))
    }
    this.#steps.close()
    if (tap.tap === 'add') {
      await addToCart(this.#db, { ...goods(variant), quantity: tap.pieces })
      return []
    }
    if (tap.tap === 'undo') {
      await restoreToCart(this.#db, undone)
      return []
    }
    if (item === undefined) throw new Error('there is no line to press')
    if (tap.tap === 'type') return this.#show(await setCartQuantity(this.#db, item, tap.pieces))
    return removeFromCart(this.#db, item)
  }

  #show(answer: LineAnswer | null): readonly RemovedItem[] {
    if (answer === null) return []
    if (this.#cart !== null) this.#cart = withAnswer(this.#cart, answer)
    return answer.removed
  }
}
