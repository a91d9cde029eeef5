import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { AccountCopyRow } from './accountCopyRow.ts'
import { isOwnedBy } from './owners.ts'

export type AccountCopy = Pick<AccountCopyRow, 'value' | 'keptAt'>

/** This user's last copy of `what`; null when there is none, or when the device has another user now. */
export function readAccountCopy(
  db: IskraDatabase,
  userId: string,
  what: string,
): Promise<AccountCopy | null> {
  return read(db, ['accountCopies', 'settings'], async (stores) => {
    if (!(await isOwnedBy(stores, userId))) return null
    const row = await stores.accountCopies.get(what)
    return row === undefined ? null : { value: row.value, keptAt: row.keptAt }
  })
}

/** Stores the last copy of `what`. An answer that comes after its user has signed out is not stored. */
export function cacheAccountCopy(
  db: IskraDatabase,
  userId: string,
  what: string,
  value: unknown,
): Promise<void> {
  return change(db, ['accountCopies', 'settings'], async (stores) => {
    if (await isOwnedBy(stores, userId)) await stores.accountCopies.put({ what, value, keptAt: Date.now() })
  })
}
