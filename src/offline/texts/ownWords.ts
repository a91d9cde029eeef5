import { newId } from '#domain/newId.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner, knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'

/** The words that whoever uses this device knows to be right, in their order of letters. Reads alone, for a live query. */
export async function readOwnWords(stores: Readable<'ownWords' | 'settings'>): Promise<readonly string[]> {
  const owner = await knownOwner(stores)
  if (owner === null) return []
  const rows = await stores.ownWords.where('owner').equals(owner).toArray()
  const words = new Set(rows.map(({ word }) => word))
  return [...words].toSorted((one, other) => one.localeCompare(other, 'pl'))
}

/** Keeps a word as right; nothing where it is kept already. Rejects with an `OfflineError`. */
export async function learnWord(db: IskraDatabase, word: string): Promise<void> {
  const learnt = word.normalize('NFC')
  await change(db, ['ownWords', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    const known = await stores.ownWords.where('owner').equals(owner).toArray()
    if (!known.some((row) => row.word === learnt))
      await stores.ownWords.put({ id: newId(), owner, word: learnt })
  })
}

/** Takes a word off the own ones. Rejects with an `OfflineError`. */
export async function forgetWord(db: IskraDatabase, word: string): Promise<void> {
  await change(db, ['ownWords', 'settings'], async (stores) => {
    const owner = await knownOwner(stores)
    const rows = await stores.ownWords
      .where('owner')
      .equals(owner ?? '')
      .toArray()
    await stores.ownWords.bulkDelete(rows.flatMap((row) => (row.word === word ? [row.id] : [])))
  })
}
