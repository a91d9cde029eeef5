import * as z from 'zod/mini'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { changeDrafts, nameDraftOwner } from './draftOwner.ts'
import { isGuest } from './owners.ts'

/** A draft by what follows the beginning of its name. */
export interface KnownDraft<Draft> {
  readonly id: string
  readonly draft: Draft
}

/** Drafts, and whose they are: what is written later has to name the one they were read for. */
export interface OwnedDrafts<Draft> {
  readonly owner: string
  /** The latest change first. */
  readonly drafts: readonly KnownDraft<Draft>[]
}

/** The drafts whose names begin so, of whoever uses this device, a guest included. What can't be read is left out. */
export function readOwnedDrafts<Draft>(
  db: IskraDatabase,
  prefix: string,
  schema: z.ZodMiniType<Draft>,
): Promise<OwnedDrafts<Draft>> {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    const rows = await stores.drafts.where('name').startsWith(prefix).toArray()
    const drafts = rows
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .flatMap(({ name, value }) => {
        const draft = z.safeParse(schema, value).data
        return draft === undefined ? [] : [{ id: name.slice(prefix.length), draft }]
      })
    return { owner, drafts }
  })
}

/**
 * Stores a draft; null removes it. One that was begun by somebody who has left this device isn't stored; a guest's goes
 * along when they sign in.
 */
export function writeOwnedDraft(
  db: IskraDatabase,
  { name, owner }: { readonly name: string; readonly owner: string },
  draft: object | null,
): Promise<void> {
  return changeDrafts(
    db,
    (present) => owner === present || (isGuest(owner) && !isGuest(present)),
    ({ drafts }) =>
      draft === null ? drafts.delete(name) : drafts.put({ name, value: draft, savedAt: Date.now() }),
  )
}
