import type { JobCalls } from '../jobs/job.ts'
import { cancelOnServer } from './cancelCall.ts'
import { findByRefCode } from './findByRefCode.ts'
import { askGenerator } from './pollCall.ts'
import { newPrice, prepareStart, refusal, takeFound } from './startCall.ts'

/** How generations are started, cancelled and asked about. */
export const generationCalls: JobCalls<'generation'> = {
  start: prepareStart,
  newPrice,
  refusal,
  find: findByRefCode,
  takeFound,
  cancel: cancelOnServer,
  poll: askGenerator,
}
