import type { CartNotice, RemovedItem } from '#domain/cart/cartNotice.ts'
import { newId } from '#domain/newId.ts'
import { changeCartState, readCartState } from './cartState.ts'
import type { Stores } from '../stores.ts'

/** Older notices make room for newer ones. */
const MOST_NOTICES = 20
const MOST_OPEN_REMOVALS = 200

type WithoutIdentity<Notice> = Notice extends CartNotice ? Omit<Notice, 'id' | 'at'> : never
export type NewNotice = WithoutIdentity<CartNotice>

/** Adds notices to those a person hasn't dismissed, inside the caller's transaction. */
export async function addNotices(stores: Stores<'cartState'>, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const at = Date.now()
  const state = await readCartState(stores)
  const added = notices.map((notice) => ({ ...notice, id: newId(), at }))
  await changeCartState(stores, { notices: [...state.notices, ...added].slice(-MOST_NOTICES) })
}

/** Remembers removals as ones that can be undone, inside the caller's transaction. */
export async function openRemovals(
  stores: Stores<'cartState'>,
  removed: readonly RemovedItem[],
): Promise<void> {
  const state = await readCartState(stores)
  const ids = [...state.openRemovals, ...removed.map((one) => one.removalId)]
  await changeCartState(stores, { openRemovals: ids.slice(-MOST_OPEN_REMOVALS) })
}
