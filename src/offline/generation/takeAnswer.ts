import { GENERATOR_OF } from '#domain/generation/engines.ts'
import { type Generation, isEnded } from '#domain/generation/generation.ts'
import type { ResultAnswer, StatusAnswer } from '#domain/generation/generatorContract.ts'
import type { IskraDatabase } from '../database.ts'
import { endRow } from './endRow.ts'
import { enqueuePoll, isCancelUnsent, unsentChange } from './enqueueGeneration.ts'
import { type GenerationRow, problemFrom, rowFrom } from './generationRow.ts'

// What the server tells becomes what this device keeps. Each inside the transaction that settles the question.

/** How something under way stands; `made` comes with a completed one. */
export async function takeStatus(
  db: IskraDatabase,
  row: GenerationRow,
  { status, progress, estimatedTime, queuePosition, refund, error }: StatusAnswer,
  made: ResultAnswer | null,
): Promise<void> {
  const now = new Date()
  const checkedAt = now.getTime()
  if (made !== null) {
    const { result, usage } = made
    const completedAt = now.toISOString()
    await endRow(db, row, {
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
    await endRow(db, row, { status, error: problemFrom(error), checkedAt, refund })
  } else if (status === 'cancelled') {
    await endRow(db, row, { status, isSeen: true, checkedAt, refund })
  } else {
    const isBegun = status === 'processing' && row.startedAt === null
    await db.generations.update(row.refCode, {
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
 * A whole generation as the server knows it. A row of it follows; one that this device doesn't have is taken in when
 * `isWanted` says so. What a person has just changed here and the server hasn't heard yet stays.
 */
export async function takeGeneration(
  db: IskraDatabase,
  generation: Generation,
  isWanted: boolean,
): Promise<void> {
  const { refCode, status } = generation
  const before = await db.generations.get(refCode)
  if (before === undefined && !isWanted) return
  if (await isCancelUnsent(db, refCode)) return
  const told = rowFrom(generation, before)
  const unsent = await unsentChange(db, refCode)
  const row = {
    ...told,
    tags: unsent.tags ?? told.tags,
    isFavourite: unsent.isFavourite ?? told.isFavourite,
  }
  if (before !== undefined && isEnded(status) && !isEnded(before.status)) {
    await endRow(db, row, { status, isSeen: status === 'cancelled' })
    return
  }
  await db.generations.put({ ...row, attempts: isEnded(status) ? 0 : row.attempts + 1 })
  if (before === undefined && !isEnded(status)) await enqueuePoll(db, GENERATOR_OF[row.type], 0)
}
