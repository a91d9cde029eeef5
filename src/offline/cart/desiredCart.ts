import { lineAttributes } from '#domain/cart/lineKey.ts'
import type { DesiredLine } from '#domain/cart/reconcileCart.ts'
import { read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import type { CartStateRow } from './cartRows.ts'
import { readCartState } from './cartState.ts'

/** How the storefront's cart should become, read at one moment. */
export interface DesiredCart {
  readonly lines: readonly DesiredLine[]
  /** Keys of lines the storefront refused: they stay there as they are until a person decides. */
  readonly untouched: ReadonlySet<string>
  /** Null while the storefront's refusal of them waits for a person. */
  readonly discountCodes: readonly string[] | null
  readonly buyer: CartStateRow['buyer'] | null
  readonly state: CartStateRow
}

export function readDesiredCart(db: IskraDatabase): Promise<DesiredCart> {
  return read(db, ['cartItems', 'cartState', 'outbox'], async (stores) => {
    const rows = await stores.cartItems.orderBy('position').toArray()
    const state = await readCartState(stores)
    const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
    const parked = intents.filter((intent) => intent.state === 'parked')
    const isParked = (kind: string) => parked.some((intent) => intent.kind === kind)
    return {
      lines: rows.map((row) => ({
        key: row.key,
        merchandiseId: row.variantId,
        quantity: row.quantity,
        attributes: lineAttributes(row),
      })),
      untouched: new Set(parked.flatMap(({ arguments: its }) => ('key' in its ? [its.key] : []))),
      discountCodes: isParked('cart.discount') ? null : state.discountCodes.map(({ code }) => code),
      buyer: isParked('cart.buyer') ? null : state.buyer,
      state,
    }
  })
}
