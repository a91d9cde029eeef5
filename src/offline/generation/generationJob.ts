import { GENERATOR_OF } from '#domain/generation/engines.ts'
import type { Job } from '../jobs/job.ts'
import { isResting, isUnderWay } from '../jobs/jobRow.ts'
import { endRow } from './endRow.ts'
import { aboutGeneration, enqueueRead } from './enqueueGeneration.ts'
import { generationEntity, pollEntity } from './generationIntentArguments.ts'
import { pollIn } from './pollPace.ts'
import { isReadDue } from './readMark.ts'

/** A picture, film or sound that one click asks a generator for. */
export const generationJob: Job<'generation'> = {
  store: 'generations',
  rows: (stores) => stores.generations,
  service: 'generators',
  intents: { start: 'generation.start', cancel: 'generation.cancel', poll: 'generation.poll' },
  entity: generationEntity,
  startArguments: aboutGeneration,
  cancelArguments: (row) => ({ ...aboutGeneration(row), id: row.id, refund: row.refund }),
  agreed: (row, credits) => ({
    ...row,
    error: null,
    usage: { credits, processingTime: null },
    refund: credits,
  }),
  // Each end trims the history.
  makeRoom: () => Promise.resolve(),
  /** One whose start isn't acknowledged is cancelled at once, and is in the history. */
  async cancelHere(stores, row) {
    if (isUnderWay(row)) await stores.generations.update(row.refCode, { isCancelling: true })
    else await endRow(stores, row, { status: 'cancelled', isSeen: true })
  },
  /** Each generator has its own limit of calls, and its history covers all its types. */
  question: ({ type }) => {
    const generator = GENERATOR_OF[type]
    return { kind: 'generation.poll', entity: pollEntity(generator), arguments: { generator } }
  },
  pollIn,
  /** Others keep their count: an estimate that has proved wrong once is none to hurry by. */
  countsAnew: isResting,
  /** The addresses of files run out: the newest of the account are read before. */
  async onReturn(stores) {
    if (await isReadDue(stores)) await enqueueRead(stores)
  },
}
