import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { knownOwner } from '../outbox/owner.ts'
import type { Readable, Stores } from '../stores.ts'
import { OWNER_ROW } from './draftRow.ts'

/** Whose the drafts are; null when they don't say. */
export async function draftOwner(stores: Readable<'drafts'>): Promise<string | null> {
  const owner = (await stores.drafts.get(OWNER_ROW))?.value
  return typeof owner === 'string' ? owner : null
}

/** Marks the drafts as those of `owner`, who uses this device. Inside the caller's transaction. */
export async function nameDraftOwner(stores: Stores<'drafts'>, owner: string): Promise<void> {
  if ((await draftOwner(stores)) === owner) return
  await stores.drafts.put({ name: OWNER_ROW, value: owner, savedAt: Date.now() })
}

/** Inside the transaction that changes the owner of this device. */
export async function forgetDraftOwner(stores: Stores<'drafts'>): Promise<void> {
  await stores.drafts.delete(OWNER_ROW)
}

/**
 * Changes the drafts if they belong to the device's present user; otherwise nothing happens. Large drafts are saved
 * often: once the drafts name their owner, such a change locks no other store, and so blocks no other change.
 */
export async function changeDrafts(
  db: IskraDatabase,
  isMeant: (owner: string) => boolean,
  work: (stores: Stores<'drafts'>) => Promise<unknown>,
): Promise<void> {
  const isDone = await change(db, ['drafts'], async (stores) => {
    const owner = await draftOwner(stores)
    if (owner === null || !isMeant(owner)) return false
    await work(stores)
    return true
  })
  if (!isDone) await claimDrafts(db, isMeant, work)
}

async function claimDrafts(
  db: IskraDatabase,
  isMeant: (owner: string) => boolean,
  work: (stores: Stores<'drafts'>) => Promise<unknown>,
): Promise<void> {
  await change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await knownOwner(stores)
    if (owner === null || !isMeant(owner)) return
    await nameDraftOwner(stores, owner)
    await work(stores)
  })
}
