import { isEnded } from '#domain/generation/generation.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { enqueuePoll } from '../jobs/jobIntents.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { enqueueRead, GENERATION_STORES } from './enqueueGeneration.ts'
import { generationJob } from './generationJob.ts'

/**
 * A person wants to know now: what is under way is asked about as if it had just been started; of what has ended, the
 * addresses of its files are asked for anew.
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
