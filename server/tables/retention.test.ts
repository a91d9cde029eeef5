import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import { outgoingLetters } from '#server/platform/mail/tables.ts'
import { orders, checkouts, paymentAttempts, webhookDeliveries } from '#server/shop/checkout/tables.ts'
import { cartLines, carts } from '#server/shop/storefront/tables.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { changedCart } from '#support/cartCalls.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeProduct, storefrontApp, variantGid } from '#support/storefrontFixture.ts'
import { removeExpired } from './removeExpired.ts'
import { AT_ONCE } from './removeRows.ts'
import { TABLES } from './tables.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)
const AGES = [29, 31]

describeOnDatabase('what has run out', (freshContext) => {
  it('is removed with all that hangs on it, and no sooner; orders stay', async () => {
    const context = await freshContext({ now: () => NOW })
    const { database } = context
    for (const days of AGES) {
      const made = await freshCart({ ...context, now: () => daysAgo(days) }, days)
      await database
        .insert(checkouts)
        .values({ cartId: made, details: EMPTY_DETAILS, updatedAt: daysAgo(days) })
      const [order] = await database.insert(orders).values(orderOf(made, days)).returning()
      if (order === undefined) throw new Error('no order')
      await database.insert(paymentAttempts).values({
        cartId: made,
        idempotencyKey: 'key',
        requestHash: '',
        outcome: 'paid',
        total: 0,
        createdAt: daysAgo(days),
      })
      await database.insert(webhookDeliveries).values({
        id: `delivery ${days}`,
        eventId: '',
        topic: 'orders/paid',
        orderId: order.id,
        target: 'self',
        payload: '{}',
        status: 'delivered',
        nextAttemptAt: daysAgo(days),
        createdAt: daysAgo(days),
      })
      const received = { topic: 'orders/paid', shopDomain: '', payload: {}, receivedAt: daysAgo(days + 300) }
      await database.insert(receivedWebhooks).values([
        { ...received, id: `done ${days}`, processedAt: daysAgo(days) },
        { ...received, id: `waiting ${days}`, processedAt: null },
      ])
      for (const status of ['waiting', 'given_up'] as const) {
        await database.insert(outgoingLetters).values({
          id: `${status} ${days}`,
          kind: 'account-deleted',
          status,
          nextAttemptAt: daysAgo(days),
          createdAt: daysAgo(days),
        })
      }
    }
    await removeExpired(context)
    expect(await database.$count(orders)).toBe(2)
    for (const table of [carts, cartLines, checkouts, paymentAttempts, webhookDeliveries]) {
      expect(await database.$count(table)).toBe(1)
    }
    expect(idsOf(await database.select().from(receivedWebhooks))).toEqual([
      'done 29',
      'waiting 29',
      'waiting 31',
    ])
    expect(idsOf(await database.select().from(outgoingLetters))).toEqual([
      'given_up 29',
      'waiting 29',
      'waiting 31',
    ])
  })

  it('is removed to the last row, however much has piled up', async () => {
    const context = await freshContext({ now: () => NOW })
    const old = daysAgo(31).toISOString()
    await context.database.execute(sql`
      INSERT INTO carts (id, secret, checkout_token, created_at, updated_at)
      SELECT n, '', n, ${old}, ${old} FROM generate_series(1, ${AT_ONCE * 2 + 1}::integer) AS n`)
    await removeExpired(context)
    expect(await context.database.$count(carts)).toBe(0)
  })
})

async function freshCart(context: Parameters<typeof storefrontApp>[0], days: number): Promise<string> {
  await makeProduct(context, { id: days })
  const input = { lines: [{ merchandiseId: variantGid(days) }] }
  const { id } = await changedCart(storefrontApp(context), 'cartCreate', { input })
  return /Cart\/([\w-]+)/.exec(id)?.[1] ?? ''
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted()

function orderOf(cartId: string, days: number): typeof orders.$inferInsert {
  return {
    number: `ISK-${days}`,
    cartId,
    checkoutToken: cartId,
    details: EMPTY_DETAILS,
    needsDelivery: false,
    currencyCode: 'PLN',
    subtotal: 0,
    discount: 0,
    tax: 0,
    shipping: 0,
    total: 0,
    placedAt: daysAgo(days),
  }
}

describe('the age of', () => {
  const expiring = TABLES.flatMap(({ name, table, retention }) =>
    'expires' in retention ? [{ name, table, ...retention.expires }] : [],
  )
  it.each(expiring)('$name is found by an index', ({ table, since }) => {
    const first = getTableConfig(table).indexes.map(({ config: { columns } }) => {
      const [column] = columns
      return column !== undefined && 'name' in column ? column.name : null
    })
    expect(first).toContain(since.name)
  })
})
