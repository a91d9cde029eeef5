import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { addToCart, clearCart, removeFromCart } from '#offline/cart/commands.ts'
import { setCartQuantity } from '#offline/cart/quantityCommands.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { restoreToCart } from '#offline/cart/restoreToCart.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { goods, variantId } from '#support/cart/goods.ts'
import type { Deed } from './schedule.ts'

interface Undo {
  readonly removed: readonly RemovedItem[]
  readonly pieces: ReadonlyMap<number, number>
}

/** The model: what the person wants, deed by deed. */
export interface Wishes {
  /** Pieces by variant number; a variant that isn't wanted isn't there. */
  readonly pieces: ReadonlyMap<number, number>
  readonly code: string | null
  /** What can be undone, the last one last. */
  readonly undoable: readonly Undo[]
}

export const NO_WISHES: Wishes = { pieces: new Map(), code: null, undoable: [] }

/** Whether a deed makes sense for what is wished; one that doesn't isn't done. */
export function canDo({ pieces, undoable }: Wishes, deed: Deed): boolean {
  if (deed.do === 'set' || deed.do === 'remove') return pieces.has(deed.variant)
  return deed.do === 'undo' ? undoable.length > 0 : true
}

/** What is wished after a deed; `removed` is what it took out of the cart. */
export function afterDeed(wishes: Wishes, deed: Deed, removed: readonly RemovedItem[]): Wishes {
  const pieces = new Map(wishes.pieces)
  switch (deed.do) {
    case 'add':
      return { ...wishes, pieces: pieces.set(deed.variant, (pieces.get(deed.variant) ?? 0) + deed.pieces) }
    case 'set':
      if (deed.pieces > 0) pieces.set(deed.variant, deed.pieces)
      else pieces.delete(deed.variant)
      return { ...wishes, pieces }
    case 'remove': {
      const taken = new Map([[deed.variant, pieces.get(deed.variant) ?? 0]])
      pieces.delete(deed.variant)
      return { ...wishes, pieces, undoable: [...wishes.undoable, { removed, pieces: taken }] }
    }
    case 'clear':
      return { ...wishes, pieces: new Map(), undoable: [...wishes.undoable, { removed, pieces }] }
    case 'undo': {
      const last = wishes.undoable.at(-1)
      for (const [variant, taken] of last?.pieces ?? [])
        pieces.set(variant, (pieces.get(variant) ?? 0) + taken)
      return { ...wishes, pieces, undoable: wishes.undoable.slice(0, -1) }
    }
    case 'code':
      return { ...wishes, code: deed.code }
    default:
      return deed satisfies never
  }
}

/** Does a deed on a device. Resolves to what it took out of the cart. */
export async function performDeed(
  db: IskraDatabase,
  cart: CartSnapshot,
  wishes: Wishes,
  deed: Deed,
): Promise<readonly RemovedItem[]> {
  const lineOf = (variant: number) => {
    const item = cart.items.find((one) => one.variantId === variantId(variant))
    if (item === undefined) throw new Error(`no line of ${variant}`)
    return item
  }
  switch (deed.do) {
    case 'add':
      await addToCart(db, { ...goods(deed.variant), quantity: deed.pieces })
      return []
    case 'set':
      await setCartQuantity(db, lineOf(deed.variant), deed.pieces)
      return []
    case 'remove':
      return removeFromCart(db, lineOf(deed.variant))
    case 'clear':
      return clearCart(db)
    case 'undo':
      for (let press = 0; press < deed.presses; press += 1) {
        await restoreToCart(db, wishes.undoable.at(-1)?.removed ?? [])
      }
      return []
    case 'code':
      await setDiscountCode(db, deed.code)
      return []
    default:
      return deed satisfies never
  }
}
