import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cartQuantity.ts'
import { isSameLine } from '#domain/cart/lineKey.ts'
import { enqueueLine } from '../cart/enqueueCart.ts'
import { readCartState } from '../cart/cartState.ts'
import { namedCart } from '../cart/leaveCart.ts'
import { CART_ENTITY } from '../cart/cartIntentArguments.ts'
import type { CartItemRow } from '../cart/cartRows.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { type IntentHandlers, intentHandlers } from '../outbox/registry.ts'
import { clearRows, putBack, tableOf } from './personRows.ts'
import type { StoreRule } from './storeRule.ts'
import { type RowOf, STORE_NAMES, STORE_RULES, type StoreName, type StoreRows } from '../deviceStores.ts'

/**
 * Takes everything of `owner` out of use, inside the caller's transaction, by the rule of each store: set aside, or
 * deleted. Returns the storefront's cart that still names them, though it is gone here.
 */
export async function setAside(
  db: IskraDatabase,
  owner: string,
  handlers: IntentHandlers = intentHandlers,
): Promise<string | null> {
  const unsent = await db.outbox.filter((row) => row.owner === owner).toArray()
  const isUnsent = unsent.some((row) => handlers[row.kind].isChange)
  const cart = namedCart(await readCartState(db))
  let rows: Partial<StoreRows> = {}
  for (const name of STORE_NAMES) {
    // Upkeep intents alone aren't set aside: they are made anew at the next sign-in.
    rows = { ...rows, [name]: await choose(db, name, isUnsent ? unsent : []) }
  }
  if (Object.values(rows).some((some) => some.length > 0)) await db.setAside.put({ owner, rows })
  await clearRows(db, owner, 'atOthersSignIn')
  return (rows.cartState ?? []).length > 0 ? null : cart
}

async function choose<Name extends StoreName>(
  db: IskraDatabase,
  name: Name,
  unsent: readonly IntentRow[],
): Promise<readonly RowOf<Name>[]> {
  const rule: StoreRule<RowOf<Name>> = STORE_RULES[name]
  if (typeof rule.atOthersSignIn === 'string') return []
  return rule.atOthersSignIn(await tableOf(db, name).toArray(), unsent)
}

/**
 * Brings back the set-aside rows of `owner`, inside the caller's transaction. The cart becomes their old one, and a
 * guest's lines added meanwhile join it.
 */
export async function bringBack(db: IskraDatabase, owner: string): Promise<void> {
  const kept = await db.setAside.get(owner)
  if (kept === undefined) return
  await db.setAside.delete(owner)
  const hasCart = (kept.rows.cartState ?? []).length > 0
  const added = hasCart ? await db.cartItems.orderBy('position').toArray() : []
  if (hasCart) {
    await db.outbox.where('entity').equals(CART_ENTITY).delete()
    await Promise.all([db.cartItems.clear(), db.cartState.clear()])
  }
  for (const name of STORE_NAMES) await putBack(db, name, kept.rows)
  for (const row of added) await addRow(db, row)
}

async function addRow(db: IskraDatabase, added: CartItemRow): Promise<void> {
  const rows = await db.cartItems.toArray()
  const present = rows.find((row) => isSameLine(row, added))
  if (present === undefined && rows.length >= MAX_CART_LINES) return
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1
  const row = present ?? { ...added, id: newId(), position }
  const quantity = Math.min(MAX_LINE_QUANTITY, added.quantity + (present?.quantity ?? 0))
  await db.cartItems.put({ ...row, quantity })
  await enqueueLine(db, row, quantity)
}
