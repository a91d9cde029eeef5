import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { isOwnedBy } from './owners.ts'

/** This user's draft of that name, as it was written; null when there is none. It outlives an expired session. */
export function readDraft(db: IskraDatabase, userId: string, name: string): Promise<unknown> {
  return change(db, async () => {
    if (!(await isOwnedBy(db, userId))) return null
    return (await db.drafts.get(name))?.value ?? null
  })
}

/** Keeps a draft; after its user has signed out nothing is kept any more. */
export function writeDraft(db: IskraDatabase, userId: string, name: string, value: unknown): Promise<void> {
  return change(db, async () => {
    if (await isOwnedBy(db, userId)) await db.drafts.put({ name, value, savedAt: Date.now() })
  })
}

export function forgetDraft(db: IskraDatabase, userId: string, name: string): Promise<void> {
  return change(db, async () => {
    if (await isOwnedBy(db, userId)) await db.drafts.delete(name)
  })
}
