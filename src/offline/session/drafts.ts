import { read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { changeDrafts } from './draftOwner.ts'
import { isOwnedBy, userOwner } from './owners.ts'

/** This user's draft of that name, as it was written; null when there is none. It outlives an expired session. */
export function readDraft(db: IskraDatabase, userId: string, name: string): Promise<unknown> {
  return read(db, ['drafts', 'settings'], async (stores) => {
    if (!(await isOwnedBy(stores, userId))) return null
    return (await stores.drafts.get(name))?.value ?? null
  })
}

/** Stores a draft; nothing is stored after its user has signed out. */
export function writeDraft(db: IskraDatabase, userId: string, name: string, value: unknown): Promise<void> {
  return changeDrafts(
    db,
    (owner) => owner === userOwner(userId),
    (stores) => stores.drafts.put({ name, value, savedAt: Date.now() }),
  )
}

export function forgetDraft(db: IskraDatabase, userId: string, name: string): Promise<void> {
  return changeDrafts(
    db,
    (owner) => owner === userOwner(userId),
    (stores) => stores.drafts.delete(name),
  )
}
