import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cartQuantity.ts'
import { isSameLine } from '#domain/cart/lineKey.ts'
import { enqueueLine } from '../cart/cartIntent.ts'
import { CART_ENTITY } from '../cart/cartIntents.ts'
import type { CartItemRow, CartStateRow } from '../cart/cartRows.ts'
import { readCartState } from '../cart/cartState.ts'
import type { IskraDatabase } from '../database.ts'
import { forgetGenerations } from '../generation/bringGenerations.ts'
import { generationEntity } from '../generation/generationIntents.ts'
import type { GenerationRow } from '../generation/generationRow.ts'
import { newId } from '../newId.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { forgetPreferences } from '../preferences/preferencesRow.ts'
import { type IntentHandlers, intentHandlers } from '../outbox/registry.ts'

/**
 * What one person had not sent yet when another signed in on this device: it waits here, out of the outbox and out
 * of sight, until its owner is back.
 */
export interface SetAsideRow {
  readonly owner: string
  readonly intents: readonly IntentRow[]
  /** Null where no change is about the cart. */
  readonly cart: { readonly items: readonly CartItemRow[]; readonly state: CartStateRow } | null
  /** Those that changes are about, or that ask first; missing in rows of older versions. */
  readonly generations?: readonly GenerationRow[]
}

/**
 * Takes everything of `owner` out of use, inside the caller's transaction. Unsent changes, and the cart where they
 * are about it, are set aside; the rest is gone.
 */
export async function setAside(
  db: IskraDatabase,
  owner: string,
  handlers: IntentHandlers = intentHandlers,
): Promise<void> {
  const intents = await db.outbox.filter((row) => row.owner === owner).toArray()
  const isUnsent = intents.some((row) => handlers[row.kind].isChange)
  const hasCart = intents.some((row) => row.entity === CART_ENTITY)
  const generations = await unsentGenerations(db, intents)
  if (isUnsent || generations.length > 0) {
    const items = await db.cartItems.toArray()
    const state = await readCartState(db)
    await db.setAside.put({ owner, intents, cart: hasCart ? { items, state } : null, generations })
  }
  await clearPrivateRows(db)
}

/** Those that changes are about, and those that ask before they are sent. */
function unsentGenerations(
  db: IskraDatabase,
  intents: readonly IntentRow[],
): Promise<readonly GenerationRow[]> {
  const entities = new Set(intents.map((intent) => intent.entity))
  return db.generations.filter((row) => row.asks || entities.has(generationEntity(row.refCode))).toArray()
}

/** Everything a person has on this device, but what is set aside for others. Inside the caller's transaction. */
export async function clearPrivateRows(db: IskraDatabase): Promise<void> {
  const tables = [db.outbox, db.cartItems, db.cartState, db.accountCopies, db.drafts]
  await Promise.all([...tables.map((table) => table.clear()), forgetPreferences(db), forgetGenerations(db)])
}

/**
 * Brings back what was set aside for `owner`, inside the caller's transaction. The cart becomes what it was, and
 * what was put in as a guest meanwhile is added to it.
 */
export async function bringBack(db: IskraDatabase, owner: string): Promise<void> {
  const kept = await db.setAside.get(owner)
  if (kept === undefined) return
  await db.setAside.delete(owner)
  const added = kept.cart === null ? [] : await db.cartItems.orderBy('position').toArray()
  if (kept.cart !== null) {
    await db.outbox.where('entity').equals(CART_ENTITY).delete()
    await db.cartItems.clear()
    await db.cartItems.bulkPut(kept.cart.items)
    // What was on its way when it was set aside is not known.
    await db.cartState.put({ ...kept.cart.state, outcomeUnknown: true, sendingSince: null })
  }
  await db.generations.bulkPut(kept.generations ?? [])
  await db.outbox.bulkPut(kept.intents)
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
