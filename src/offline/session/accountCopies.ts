import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { AccountCopyRow } from '../rows.ts'
import { isOwnedBy } from './owners.ts'

export type AccountCopy = Pick<AccountCopyRow, 'value' | 'keptAt'>

/** What was last kept of `what` for this user; null when nothing, or when this device is somebody else's now. */
export function readAccountCopy(
  db: IskraDatabase,
  userId: string,
  what: string,
): Promise<AccountCopy | null> {
  return change(db, async () => {
    if (!(await isOwnedBy(db, userId))) return null
    const row = await db.accountCopies.get(what)
    return row === undefined ? null : { value: row.value, keptAt: row.keptAt }
  })
}

/** Keeps the last copy of `what`. An answer that comes after its user has signed out is not kept. */
export function keepAccountCopy(
  db: IskraDatabase,
  userId: string,
  what: string,
  value: unknown,
): Promise<void> {
  return change(db, async () => {
    if (await isOwnedBy(db, userId)) await db.accountCopies.put({ what, value, keptAt: Date.now() })
  })
}
