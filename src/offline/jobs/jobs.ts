import { loadCode } from '#api/storefront/loadCode.ts'
import { generationCalls } from '../generation/generationCalls.ts'
import { generationJob } from '../generation/generationJob.ts'
import type { IntentHandler } from '../outbox/handler.ts'
import { runJob } from '../templateRuns/runJob.ts'
import { type DefinedJob, defineJob } from './defineJob.ts'
import type { JobIntentKind, JobKind } from './jobKinds.ts'

/** All kinds of paid jobs. A missing one doesn't compile. */
export const JOBS = {
  generation: defineJob(generationJob, () => Promise.resolve(generationCalls)),
  // Few devices run templates: their calls are fetched with the first.
  run: defineJob(runJob, () => loadCode(async () => (await import('../templateRuns/runCalls.ts')).runCalls)),
} satisfies { readonly [Kind in JobKind]: DefinedJob<Kind> }

const { generation, run } = JOBS

export const jobIntentHandlers = {
  'generation.start': generation.start,
  'generation.cancel': generation.cancel,
  'generation.poll': generation.poll,
  'template.run': run.start,
  'template.cancel': run.cancel,
  'template.poll': run.poll,
} satisfies { readonly [Kind in JobIntentKind]: IntentHandler }
