import type { Generators } from '#api/generators/generators.ts'
import { GENERATOR_OF, type GeneratorName } from '#domain/generation/engines.ts'
import type { Generation } from '#domain/generation/generation.ts'
import type { ResultAnswer, StatusAnswer } from '#domain/generation/generatorContract.ts'
import { HISTORY_LIMIT } from '#domain/generation/limits.ts'
import type { JobCalls, UnderWay } from '../jobs/job.ts'
import { isUnderWay } from '../jobs/jobRow.ts'
import { isGone } from '../outbox/outcomes.ts'
import type { GenerationStores } from './enqueueGeneration.ts'
import { MAY_WAIT_MS } from './pollPace.ts'
import { takeGeneration, takeStatus } from './takeAnswer.ts'

const CALL = { mayWaitMs: MAY_WAIT_MS, isPoll: true }
/** Further ones are requested, because newer ones of other devices come first. */
const MARGIN = HISTORY_LIMIT - 5

type Asked = UnderWay<'generation'>

/** The findings of one round of polls. */
interface Found {
  readonly whole: readonly Generation[]
  readonly single: {
    readonly asked: Asked
    readonly status: StatusAnswer
    readonly made: ResultAnswer | null
  } | null
  readonly gone: Asked | null
}

/**
 * Polls everything running at one generator: the status of a single one (and its result once it is completed), the
 * generator's own history for several, so that many cost no more calls than one.
 */
export const askGenerator: JobCalls<'generation'>['poll'] = async (rows, context) => {
  const asked = rows.toSorted((one, other) => (one.checkedAt ?? 0) - (other.checkedAt ?? 0))
  const found = await ask(await context.generators(), asked)
  return (stores) => takeFound(stores, found)
}

/** The one that was asked about longest ago comes first. */
async function ask(generators: Generators, asked: readonly Asked[]): Promise<Found> {
  const [first, ...others] = asked
  if (first === undefined) return { whole: [], single: null, gone: null }
  const generator = GENERATOR_OF[first.type]
  if (others.length > 0) {
    const { items } = await generators.history(generator, { limit: asked.length + MARGIN }, CALL)
    const whole = items.filter((item) => asked.some((row) => row.refCode === item.refCode))
    if (whole.some((item) => item.refCode === first.refCode)) return { whole, single: null, gone: null }
    return { ...(await askOne(generators, generator, first)), whole }
  }
  return askOne(generators, generator, first)
}

async function askOne(generators: Generators, generator: GeneratorName, asked: Asked): Promise<Found> {
  try {
    const status = await generators.status(generator, asked.id, CALL)
    const isDone = status.status === 'completed'
    const made = isDone ? await generators.result(generator, asked.id, { mayWaitMs: MAY_WAIT_MS }) : null
    return { whole: [], single: { asked, status, made }, gone: null }
  } catch (error) {
    if (isGone(error)) return { whole: [], single: null, gone: asked }
    throw error
  }
}

async function takeFound(stores: GenerationStores, { whole, single, gone }: Found): Promise<void> {
  for (const generation of whole) await takeGeneration(stores, generation, false)
  if (single !== null) {
    const row = await stores.generations.get(single.asked.refCode)
    // Ended meanwhile by another way, which counts.
    if (row !== undefined && isUnderWay(row)) await takeStatus(stores, row, single.status, single.made)
  }
  // Deleted on another device.
  if (gone !== null) await stores.generations.delete(gone.refCode)
}
