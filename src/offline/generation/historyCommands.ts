import { type Generation, isEnded } from '#domain/generation/generation.ts'
import type { GenerationChange } from '#domain/generation/archive.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { enqueueChange, GENERATION_STORES } from './enqueueGeneration.ts'
import type { GenerationRow } from './generationRow.ts'
import { changedTags, type TagChange } from './tagChange.ts'
import { takeGeneration } from './takeAnswer.ts'
import type { Readable } from '../stores.ts'

/** Gives tags to a generation and takes others off, without doubles and within the limits; the archive gets them when it can. */
export function changeTags(db: IskraDatabase, refCode: string, wanted: TagChange): Promise<void> {
  return changeRow(db, refCode, ({ tags }) => ({ tags: changedTags(tags, wanted) }))
}

export function setFavourite(db: IskraDatabase, refCode: string, isFavourite: boolean): Promise<void> {
  return changeRow(db, refCode, () => ({ isFavourite }))
}

async function changeRow(
  db: IskraDatabase,
  refCode: string,
  wantedOf: (row: GenerationRow) => Pick<GenerationChange, 'tags' | 'isFavourite'>,
): Promise<void> {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row === undefined) return
    const wanted = wantedOf(row)
    const { tags = row.tags, isFavourite = row.isFavourite } = wanted
    await stores.generations.put({ ...row, tags, isFavourite })
    await enqueueChange(stores, row, wanted)
  })
  announceOutboxChange()
}

/** Removes ended generations from this device; the archive keeps them. Resolves to the rows for `restoreToHistory`. */
export function removeFromHistory(
  db: IskraDatabase,
  refCodes: readonly string[],
): Promise<readonly GenerationRow[]> {
  return change(db, ['generations'], async (stores) => {
    const rows = (await stores.generations.bulkGet([...refCodes])).filter((row) => row !== undefined)
    const ended = rows.filter((row) => isEnded(row.status))
    await stores.generations.bulkDelete(ended.map((row) => row.refCode))
    return ended
  })
}

/** Undoes a removal. A row that came back by another way meanwhile stays as it is. */
export function restoreToHistory(db: IskraDatabase, rows: readonly GenerationRow[]): Promise<void> {
  return change(db, ['generations'], async (stores) => {
    for (const row of rows)
      if ((await stores.generations.get(row.refCode)) === undefined) await stores.generations.put(row)
  })
}

/** Marks results as seen: they no longer count as new. Resolves to the number of unseen results. */
export function markSeen(db: IskraDatabase, refCodes: readonly string[]): Promise<number> {
  return change(db, ['generations'], async (stores) => {
    const fresh = stores.generations.where('refCode').anyOf([...refCodes])
    await fresh.filter((row) => !row.isSeen && isEnded(row.status)).modify({ isSeen: true })
    return countUnseenResults(stores)
  })
}

/** Ended and unseen results: the number on the installed icon. */
export async function countUnseenResults(stores: Readable<'generations'>): Promise<number> {
  return stores.generations.filter((row) => row.status === 'completed' && !row.isSeen).count()
}

/** The archive told of a generation: the row of it here, if there is one, follows. */
export function followGeneration(db: IskraDatabase, generation: Generation): Promise<void> {
  return change(db, GENERATION_STORES, async (stores) => {
    await takeGeneration(stores, generation, false)
  })
}
