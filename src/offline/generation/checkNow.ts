import { isEnded } from '#domain/generation/generation.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { enqueuePoll } from '../jobs/jobIntents.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { enqueueRead, GENERATION_STORES } from './enqueueGeneration.ts'
import { generationJob } from './generationJob.ts'

/**
 * Polls on the person's request: a running generation is polled as if just started; an ended one gets new addresses of
 * its files.
 */
export async function checkNow(db: IskraDatabase, refCode: string): Promise<void> {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row === undefined || row.id === null) return
    if (isEnded(row.status)) await enqueueRead(stores)
    else {
      await stores.generations.update(refCode, { attempts: 0 })
      await enqueuePoll(generationJob, stores, row, 0)
    }
  })
  announceOutboxChange()
}
