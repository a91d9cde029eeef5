import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Movement, MovementsPage } from '#domain/credits/credits.ts'
import { packSku } from '#domain/credits/packSku.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { expectFiles } from '#server/platform/files/discardedFiles.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { seedAffiliateCodes } from '#server/shop/affiliate/seedAffiliateCodes.ts'
import { signWebhook } from '#server/shop/webhooks/signature.ts'
import { webhookRoutes } from '#server/shop/webhooks/webhookRoutes.ts'
import { openAccount } from '#server/studio/credits/account.ts'
import { SUBJECT_VIEWS } from '#server/studio/credits/area.ts'
import { describeSubjects } from '#server/studio/credits/describeSubjects.ts'
import { refund } from '#server/studio/credits/ledger.ts'
import { listMovements } from '#server/studio/credits/movements.ts'
import { takeReceivedOrders } from '#server/studio/credits/receivedOrders.ts'
import { creditAccounts, creditMovements } from '#server/studio/credits/tables.ts'
import { cancelIn } from '#server/studio/generators/cancelGeneration.ts'
import { GeneratorRefused } from '#server/studio/generators/generatorRefused.ts'
import type { HeldJob } from '#server/studio/generators/queue.ts'
import { completeJob, failJob } from '#server/studio/generators/settle.ts'
import { startGeneration } from '#server/studio/generators/startGeneration.ts'
import { readStats } from '#server/studio/generators/stats.ts'
import { filesPrefix } from '#server/studio/generators/storeResult.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { makeUser } from '#support/accountFixture.ts'
import { setPrice } from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { pick } from './creditModel.ts'
import { type CreditStep, type OrderTold, PRICES } from './creditSteps.ts'

const ENGINES = PRICES.map((credits) => testEngine({ id: `test-${credits}` }))
const OUTCOME = { files: [], isProcedural: true, processingTime: 1, colour: null, seed: 1, text: null }

interface Started {
  readonly id: string
  readonly refCode: string
  readonly person: number
  readonly credits: number
}

interface SentOrder {
  readonly webhook: string
  readonly body: string
}

/** Two people, their generations and their orders, in a real database. */
export class CreditWorld {
  readonly context: ServerContext
  readonly #webhooks: Hono
  readonly #people: UserRow[]
  readonly #generations: Started[] = []
  readonly #orders: SentOrder[] = []

  private constructor(context: ServerContext, people: UserRow[]) {
    this.context = context
    this.#webhooks = webhookRoutes(context)
    this.#people = people
  }

  /** The prices of the engines and the affiliate codes, for every world of this database. */
  static async prepare(context: ServerContext): Promise<void> {
    await seedAffiliateCodes(context)
    for (const credits of PRICES) await setPrice(context, `test-${credits}`, credits)
  }

  static async open(context: ServerContext): Promise<CreditWorld> {
    return new CreditWorld(context, [await makeUser(context), await makeUser(context, { verifiedAt: null })])
  }

  async take(step: CreditStep): Promise<boolean | 'insufficient' | null> {
    switch (step.kind) {
      case 'start':
        return this.#start(step.person, step.credits, randomUUID())
      case 'retry': {
        const old = pick(this.#generations, step.generation)
        return old === null ? false : this.#start(old.person, old.credits, randomUUID())
      }
      case 'start-again': {
        const known = pick(this.#generations, step.generation)
        return known === null ? false : this.#start(known.person, known.credits, known.refCode)
      }
      case 'succeed':
        return this.#make(step.generation, (job) => this.#complete(job))
      case 'fail':
        return this.#make(step.generation, (job) => failJob(this.context, job, 'GENERATION_FAILED'))
      case 'cancel':
        return this.#with(step.generation, ({ id, person }) =>
          this.context.database.transaction(
            async (tx) => (await cancelIn(tx, this.context, this.#of(person).id, { id })).length > 0,
          ),
        )
      case 'refund':
        return this.#with(step.generation, ({ id }) =>
          this.context.database.transaction((tx) =>
            refund(tx, this.context, { kind: 'generation', id }, 'Nieudany obraz'),
          ),
        )
      case 'order':
        return this.#order(step.order)
      case 'doubled':
      case 'renamed':
      case 'forged':
        return this.#again(step.kind, pick(this.#orders, step.order))
      case 'take':
        await takeReceivedOrders(this.context)
        return null
      case 'prove':
        return this.#prove()
      case 'look':
        break
    }
    await this.context.database.transaction((tx) => openAccount(tx, this.context, this.#of(step.person)))
    return null
  }

  /** Both accounts as they stand, with what their movements make of them. */
  async accounts() {
    return Promise.all(
      this.#people.map(async ({ id }) => {
        const { database } = this.context
        const [account] = await database.select().from(creditAccounts).where(eq(creditAccounts.userId, id))
        const [user] = await database.select().from(users).where(eq(users.id, id))
        const movements = await database
          .select()
          .from(creditMovements)
          .where(eq(creditMovements.userId, id))
          .orderBy(asc(creditMovements.id))
        const shown = await this.#shown(id)
        const { creditsUsed } = await readStats(database, id)
        return { account: account ?? null, movements, counted: user?.totalCreditsUsed, shown, creditsUsed }
      }),
    )
  }

  /** Every row of the ledger as its owner sees it, page by page. */
  async #shown(userId: string): Promise<Movement[]> {
    const rows: Movement[] = []
    let before: string | null = null
    do {
      const page: MovementsPage = await listMovements(
        this.context.database,
        describeSubjects(SUBJECT_VIEWS),
        {
          userId,
          before,
        },
      )
      rows.push(...page.items)
      before = page.next
    } while (before !== null)
    return rows
  }

  #of(person: number): UserRow {
    const user = this.#people[person]
    if (user === undefined) throw new Error('there are two people')
    return user
  }

  async #start(person: number, credits: number, refCode: string): Promise<boolean | 'insufficient'> {
    const body = { prompt: 'Zimowy las', engine: `test-${credits}`, options: {}, refCode }
    try {
      const user = this.#of(person)
      const { id } = await startGeneration(this.context, ENGINES, { user, type: 'image', body })
      if (this.#generations.some((known) => known.id === id)) return false
      this.#generations.push({ id, refCode, person, credits })
      return true
    } catch (error) {
      if (error instanceof GeneratorRefused && error.code === 'INSUFFICIENT_CREDITS') return 'insufficient'
      throw error
    }
  }

  async #with(index: number, act: (started: Started) => Promise<boolean>): Promise<boolean> {
    const generation = pick(this.#generations, index)
    return generation === null ? false : act(generation)
  }

  async #complete(job: HeldJob): Promise<boolean> {
    await expectFiles(this.context, filesPrefix(job))
    return completeJob(this.context, job, OUTCOME)
  }

  /** As a worker: takes the job if it waits, then ends it. One that has ended is not theirs. */
  #make(index: number, end: (job: HeldJob) => Promise<boolean>): Promise<boolean> {
    return this.#with(index, async ({ id }) => {
      const lease = randomUUID()
      const [row] = await this.context.database
        .update(generations)
        .set({ status: 'processing', lease, leaseUntil: this.context.now() })
        .where(and(eq(generations.id, id), eq(generations.status, 'pending')))
        .returning()
      if (row !== undefined) return end({ ...row, lease })
      const [ended] = await this.context.database.select().from(generations).where(eq(generations.id, id))
      return ended === undefined ? false : end({ ...ended, lease })
    })
  }

  async #order({ buyer, packs, code }: OrderTold): Promise<null> {
    const order = {
      webhook: randomUUID(),
      body: JSON.stringify({
        id: randomUUID(),
        name: 'ISK-2026-000001',
        email: ` ${this.#of(buyer).email.toUpperCase()}`,
        financial_status: 'paid',
        discount_codes: code === null ? [] : [{ code, amount: '1.00' }],
        line_items: [
          { sku: null, quantity: 1 },
          ...packs.map(({ credits, quantity }) => ({ sku: packSku(credits), quantity })),
        ],
      }),
    }
    this.#orders.push(order)
    return this.#deliver(order)
  }

  async #again(how: 'doubled' | 'renamed' | 'forged', order: SentOrder | null): Promise<null> {
    if (order === null) return null
    if (how === 'doubled') return this.#deliver(order)
    if (how === 'renamed') return this.#deliver({ ...order, webhook: randomUUID() })
    const body = order.body.replace('"quantity":1', '"quantity":1000')
    const status = await this.#send({ webhook: randomUUID(), body }, signWebhook('not our secret', body))
    if (status !== 401) throw new Error(`a forged webhook was answered with ${status}`)
    return null
  }

  async #deliver(order: SentOrder): Promise<null> {
    const status = await this.#send(order, signWebhook(this.context.config.webhook.secret, order.body))
    if (status !== 200) throw new Error(`a webhook was answered with ${status}`)
    return null
  }

  async #send({ webhook, body }: SentOrder, signature: string): Promise<number> {
    const headers = {
      'X-Shopify-Topic': 'orders/paid',
      'X-Shopify-Webhook-Id': webhook,
      'X-Shopify-Hmac-Sha256': signature,
    }
    return (await this.#webhooks.request('/orders-paid', { method: 'POST', body, headers })).status
  }

  async #prove(): Promise<null> {
    const { id } = this.#of(1)
    const [user] = await this.context.database
      .update(users)
      .set({ verifiedAt: this.context.now() })
      .where(eq(users.id, id))
      .returning()
    if (user !== undefined) this.#people[1] = user
    return null
  }
}
