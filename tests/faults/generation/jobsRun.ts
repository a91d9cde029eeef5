import { randomUUID } from 'node:crypto'
import { eq, sum } from 'drizzle-orm'
import { isEnded } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles } from '#server/platform/files/discardedFiles.ts'
import { refund } from '#server/studio/credits/ledger.ts'
import { creditMovements } from '#server/studio/credits/tables.ts'
import { cancelGeneration } from '#server/studio/generators/cancelGeneration.ts'
import { deleteGeneration, restoreGeneration } from '#server/studio/generators/changeGeneration.ts'
import { GeneratorRefused } from '#server/studio/generators/generatorRefused.ts'
import { handOver } from '#server/studio/generators/handOver.ts'
import { type HeldJob, takeJob } from '#server/studio/generators/queue.ts'
import { completeJob, failJob, giveBackJob, postponeJob } from '#server/studio/generators/settle.ts'
import { filesPrefix } from '#server/studio/generators/storeResult.ts'
import { sweepJobs } from '#server/studio/generators/sweep.ts'
import { accountOf, generatorClient, type Maker, startedId } from '#support/generation/generatorFixture.ts'
import type { TestEngine } from '#support/generation/testEngine.ts'
import { JobsModel, PRICE } from './jobsModel.ts'

const LEASE_MS = 30_000

const ABOUT_JOB = ['succeed', 'fail', 'hand over', 'postpone', 'decline', 'give back'] as const
const ABOUT_GENERATION = ['start again', 'cancel', 'cancel as seen', 'refund', 'delete', 'restore'] as const
export const STEPS = [
  ...ABOUT_JOB,
  ...ABOUT_GENERATION,
  // So often that there is something to do.
  ...(['start', 'take', 'start', 'take', 'fall silent', 'sweep'] as const),
] as const

type AboutJob = (typeof ABOUT_JOB)[number]
type AboutGeneration = (typeof ABOUT_GENERATION)[number]

/** What happens, and to which of those there are. */
export interface Step {
  readonly what: (typeof STEPS)[number]
  readonly which: number
}

const NOTHING = { found: null, expected: null }

function isAboutJob(what: Step['what']): what is AboutJob {
  return ABOUT_JOB.some((one) => one === what)
}

/** A person's generations, taken through steps, with the model beside them. */
export class JobsRun {
  readonly model = new JobsModel(10 + 11)
  readonly held: HeldJob[] = []
  readonly context: ServerContext
  readonly maker: Maker
  readonly engine: TestEngine
  readonly #time: { now: number }
  readonly #client: ReturnType<typeof generatorClient>

  constructor(context: ServerContext, time: { now: number }, maker: Maker, engine: TestEngine) {
    this.context = context
    this.#time = time
    this.maker = maker
    this.engine = engine
    this.#client = generatorClient(context, [engine])
  }

  /** Takes a step; tells what came of it, and what should have. */
  async perform({ what, which }: Step): Promise<{ readonly found: unknown; readonly expected: unknown }> {
    this.#time.now += 1_000
    this.model.now = this.#time.now
    const known = this.model.nth(which)
    const job = this.held[which % Math.max(1, this.held.length)]
    if (what === 'start') return this.#start()
    if (what === 'take') return this.#take()
    if (what === 'sweep') {
      return { found: await sweepJobs(this.context, [this.engine]), expected: this.model.sweep() }
    }
    if (what === 'fall silent') this.#time.now += LEASE_MS + 1
    else if (isAboutJob(what)) return job === undefined ? NOTHING : this.#settle(what, job)
    else if (known !== undefined) return this.#change(what, known)
    return NOTHING
  }

  async #start() {
    const refCode = randomUUID()
    const answer = await this.#client.start(this.maker, { refCode, engine: this.engine.id })
    const expected = this.model.canStart() ? null : 'INSUFFICIENT_CREDITS'
    if (answer.code === null) this.model.start(startedId(answer), refCode)
    return { found: answer.code, expected }
  }

  async #take() {
    const taken = await takeJob(this.context, [this.engine])
    const found = this.model.takeable().includes(taken?.id)
    if (taken !== null) {
      this.model.take(taken.id, taken.lease)
      this.held.push(taken)
    }
    return { found, expected: true }
  }

  async #settle(what: AboutJob, job: HeldJob) {
    const { context, model } = this
    const expected = model.holds(job)
    if (what === 'succeed') {
      const outcome = { files: [], isProcedural: true, processingTime: 9, colour: null, seed: 1, text: null }
      if (expected) await expectFiles(context, filesPrefix(job))
      const found = await completeJob(context, job, outcome)
      if (found) model.end(job.id, 'completed')
      return { found, expected }
    }
    if (what === 'fail') {
      const found = await failJob(context, job, 'GENERATION_FAILED')
      if (found) model.end(job.id, 'failed')
      return { found, expected }
    }
    if (what === 'hand over') {
      const found = (await handOver(context, job)) !== null
      model.handOver(job)
      return { found, expected }
    }
    if (what === 'postpone' || what === 'decline') {
      // Only what was handed over can be declined.
      const isDeclined = what === 'decline' && model.isHandedOver(job.id)
      await postponeJob(context, job, { isDeclined })
      model.postpone(job, isDeclined)
    } else {
      await giveBackJob(context, job)
      model.giveBack(job)
    }
    return NOTHING
  }

  async #change(what: AboutGeneration, { id, refCode }: { id: string; refCode: string }) {
    const { context, model, maker } = this
    const userId = maker.user.id
    if (what === 'start again') {
      const answer = await this.#client.start(maker, { refCode, engine: this.engine.id })
      return { found: startedId(answer), expected: id }
    }
    if (what === 'cancel') {
      return { found: await cancelGeneration(context, userId, id), expected: model.cancel(id) }
    }
    if (what === 'cancel as seen') {
      const found = await cancelGeneration(context, userId, id, PRICE).catch((error: unknown) => error)
      const isChanged = found instanceof GeneratorRefused && found.code === 'GENERATOR_CANCEL_CHANGED'
      return {
        found: isChanged ? 'changed' : found,
        expected: model.isUnderWay(id) && model.isHandedOver(id) ? 'changed' : model.cancel(id),
      }
    }
    if (what === 'refund') {
      const found = await context.database.transaction((tx) =>
        refund(tx, context, { kind: 'generation', id }, 'Nieudany obraz'),
      )
      return { found, expected: model.refund(id) }
    }
    if (what === 'delete') {
      return { found: await succeeds(deleteGeneration(context, userId, id)), expected: model.delete(id) }
    }
    model.restore(id)
    return { found: await succeeds(restoreGeneration(context, userId, id)), expected: true }
  }

  account() {
    return accountOf(this.context, this.maker.user.id)
  }

  /** Ends what is under way; tells what the ledger says of the account then, and what it should. */
  async finish() {
    for (const { id, status } of this.model.all()) {
      if (isEnded(status)) continue
      await cancelGeneration(this.context, this.maker.user.id, id)
      this.model.end(id, 'cancelled')
    }
    const [ledger] = await this.context.database
      .select({ sum: sum(creditMovements.amount) })
      .from(creditMovements)
      .where(eq(creditMovements.userId, this.maker.user.id))
    const found = { ...(await this.account()), available: Number(ledger?.sum) }
    return { found, expected: { ...this.model.account(), reserved: 0 } }
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
