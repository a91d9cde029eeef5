import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { packSku } from '#domain/credits/packSku.ts'
import { type UserRow, users } from '#server/auth/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { openAccount } from '#server/credits/account.ts'
import { charge, InsufficientCredits, refund, release, reserve } from '#server/credits/ledger.ts'
import { takeReceivedOrders } from '#server/credits/receivedOrders.ts'
import { creditAccounts, creditMovements } from '#server/credits/tables.ts'
import { signWebhook } from '#server/webhooks/signature.ts'
import { webhookRoutes } from '#server/webhooks/webhookRoutes.ts'
import { makeUser } from '#support/accountFixture.ts'
import { pick } from './creditModel.ts'
import type { CreditStep, OrderTold } from './creditSteps.ts'

interface SentOrder {
  readonly webhook: string
  readonly body: string
}

/** Two people, their generations and their orders, in a real database. */
export class CreditWorld {
  readonly context: ServerContext
  readonly #webhooks: Hono
  readonly #people: UserRow[]
  readonly #generations: { readonly id: string; readonly person: number; readonly credits: number }[] = []
  readonly #orders: SentOrder[] = []

  private constructor(context: ServerContext, people: UserRow[]) {
    this.context = context
    this.#webhooks = webhookRoutes(context)
    this.#people = people
  }

  static async open(context: ServerContext): Promise<CreditWorld> {
    return new CreditWorld(context, [await makeUser(context), await makeUser(context, { verifiedAt: null })])
  }

  async take(step: CreditStep): Promise<boolean | 'insufficient' | null> {
    switch (step.kind) {
      case 'start':
        return this.#start(step.person, step.credits)
      case 'retry': {
        const old = pick(this.#generations, step.generation)
        return old === null ? false : this.#start(old.person, old.credits)
      }
      case 'start-again': {
        const known = pick(this.#generations, step.generation)
        return known === null ? false : this.#reserve(known)
      }
      case 'succeed':
        return this.#settle(step.generation, charge)
      case 'fail':
        return this.#settle(step.generation, release)
      case 'refund':
        return this.#settle(step.generation, refund)
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
        await this.context.database.transaction((tx) => openAccount(tx, this.context, this.#of(step.person)))
        return null
    }
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
        return { account: account ?? null, movements, counted: user?.totalCreditsUsed }
      }),
    )
  }

  #of(person: number): UserRow {
    const user = this.#people[person]
    if (user === undefined) throw new Error('there are two people')
    return user
  }

  async #start(person: number, credits: number): Promise<boolean | 'insufficient'> {
    const generation = { id: randomUUID(), person, credits }
    const outcome = await this.#reserve(generation)
    if (outcome === true) this.#generations.push(generation)
    return outcome
  }

  async #reserve({ id, person, credits }: { id: string; person: number; credits: number }) {
    try {
      return await this.context.database.transaction((tx) =>
        reserve(tx, this.context, this.#of(person), { generationId: id, credits }),
      )
    } catch (error) {
      if (error instanceof InsufficientCredits) return 'insufficient' as const
      throw error
    }
  }

  async #settle(index: number, how: typeof charge): Promise<boolean> {
    const generation = pick(this.#generations, index)
    if (generation === null) return false
    return this.context.database.transaction((tx) => how(tx, this.context, generation.id))
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
