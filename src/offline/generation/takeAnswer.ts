import { type Generation, isEnded } from '#domain/generation/generation.ts'
import type { ResultAnswer, StatusAnswer } from '#domain/generation/generatorContract.ts'
import { enqueuePoll, isCancelUnsent } from '../jobs/jobIntents.ts'
import { endRow } from './endRow.ts'
import { enqueueChange, type GenerationStores, unsentChange } from './enqueueGeneration.ts'
import { generationJob } from './generationJob.ts'
import { type GenerationRow, problemFrom, rowFrom } from './generationRow.ts'
import type { Stores } from '../stores.ts'

// Writes the server's state into this device's rows. Each runs inside the transaction that settles the poll.

/** The archive has it under this id: tags and a favourite that it was given before follow it there. Tells its row then. */
export async function takeId(
  stores: GenerationStores,
  row: GenerationRow,
  id: string,
): Promise<GenerationRow> {
  if (row.id === id) return row
  const { refCode, tags, isFavourite } = row
  const identified = { ...row, id }
  await stores.generations.update(refCode, { id })
  if (tags.length > 0 || isFavourite)
    await enqueueChange(stores, identified, { tags: [...tags], isFavourite })
  return identified
}

/** Writes a running generation's status; `made` comes with a completed one. */
export async function takeStatus(
  stores: Stores<'generations' | 'settings'>,
  row: GenerationRow,
  { status, progress, estimatedTime, queuePosition, refund, error }: StatusAnswer,
  made: ResultAnswer | null,
): Promise<void> {
  const now = new Date()
  const checkedAt = now.getTime()
  if (made !== null) {
    const { result, usage } = made
    const completedAt = now.toISOString()
    await endRow(stores, row, {
      status: 'completed',
      progress: 100,
      result,
      usage,
      completedAt,
      checkedAt,
      refund: 0,
      error: null,
    })
  } else if (status === 'failed') {
    await endRow(stores, row, { status, error: problemFrom(error), checkedAt, refund })
  } else if (status === 'cancelled') {
    await endRow(stores, row, { status, isSeen: true, checkedAt, refund })
  } else {
    const isBegun = status === 'processing' && row.startedAt === null
    await stores.generations.update(row.refCode, {
      progress,
      estimatedTime,
      queuePosition,
      refund,
      checkedAt,
      startedAt: isBegun ? now.toISOString() : row.startedAt,
      attempts: row.attempts + 1,
    })
  }
}

/**
 * A generation as the server has it. Updates its row; a missing row is added when `isWanted` says so. The person's
 * unsent changes stay.
 */
export async function takeGeneration(
  stores: GenerationStores,
  generation: Generation,
  isWanted: boolean,
): Promise<void> {
  const { refCode, status } = generation
  const before = await stores.generations.get(refCode)
  if (before === undefined && !isWanted) return
  if (await isCancelUnsent(generationJob, stores, refCode)) return
  const told = rowFrom(generation, before)
  const unsent = await unsentChange(stores, refCode)
  const row = {
    ...told,
    tags: unsent.tags ?? told.tags,
    isFavourite: unsent.isFavourite ?? told.isFavourite,
  }
  if (before !== undefined && isEnded(status) && !isEnded(before.status)) {
    await endRow(stores, row, { status, isSeen: status === 'cancelled' })
    return
  }
  await stores.generations.put({ ...row, attempts: isEnded(status) ? 0 : row.attempts + 1 })
  if (before === undefined && !isEnded(status)) await enqueuePoll(generationJob, stores, row, 0)
}
