import { randomUUID } from 'node:crypto'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { EngagementEvent } from '#domain/engagement/eventKinds.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { GENERATION_STATUSES } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { seedAffiliateCodes } from '#server/shop/affiliate/seedAffiliateCodes.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { collections } from '#server/shop/storefront/tables.ts'
import { analyticsEvents } from '#server/studio/analytics/tables.ts'
import { creditMovements, creditPurchases } from '#server/studio/credits/tables.ts'
import { makeUser } from '../accountFixture.ts'
import { makeGeneration } from '../generation/makeGeneration.ts'

export type WorldEvent = Omit<EngagementEvent, 'id' | 'at'> & { readonly at: Date }

export interface WorldOrder {
  readonly placedAt: Date
  readonly shipping: number
  readonly total: number
  readonly discount: number
  /** As typed, the affiliate's among others. */
  readonly codes: readonly string[]
  readonly affiliate: string
  readonly isReturned: boolean
  readonly lines: readonly { readonly handle: string; readonly quantity: number; readonly total: number }[]
}

/** The events behind the statistics. */
export interface World {
  /** Of the things in the shop. */
  readonly handles: ReadonlySet<string>
  readonly events: readonly WorldEvent[]
  readonly orders: readonly WorldOrder[]
  readonly purchases: readonly {
    readonly createdAt: Date
    readonly credits: number
    readonly isReturned: boolean
  }[]
  readonly gifts: readonly {
    readonly createdAt: Date
    readonly kind: 'welcome' | 'affiliate'
    readonly credits: number
    readonly isReturned: boolean
  }[]
  readonly charges: readonly {
    readonly chargedAt: Date
    readonly credits: number
    readonly isRefunded: boolean
  }[]
  readonly generations: readonly {
    readonly createdAt: Date
    readonly completedAt: Date | null
    readonly status: (typeof GENERATION_STATUSES)[number]
    readonly engine: string
    readonly type: GenerationType
    readonly errorCode: string
    readonly credits: number
    readonly processingTime: number
    readonly isPart: boolean
    readonly isRefunded: boolean
    readonly isEmptied: boolean
  }[]
}

/** Writes a world into an empty database as the product would have; the visits aren't rolled up yet. */
export async function writeWorld(context: ServerContext, world: World): Promise<void> {
  const { database } = context
  await seedAffiliateCodes(context)
  const user = await makeUser(context)
  const userId = user.id
  if (world.handles.size > 0) {
    await database.insert(collections).values(
      [...world.handles].map((handle, id) => ({
        id,
        handle,
        title: handle,
        description: '',
        position: id,
        updatedAt: context.now(),
      })),
    )
  }
  if (world.events.length > 0) {
    await database
      .insert(analyticsEvents)
      .values(world.events.map((event) => ({ ...event, id: randomUUID(), receivedAt: event.at })))
  }
  for (const [index, order] of world.orders.entries()) await writeOrder(context, order, index)
  for (const [index, purchase] of world.purchases.entries()) {
    await database.insert(creditPurchases).values({
      orderId: `pack-${index}`,
      orderNumber: `PACK-${index}`,
      credits: purchase.credits - Math.floor(purchase.credits / 3),
      courseCredits: Math.floor(purchase.credits / 3),
      affiliateCodes: [],
      returnedAt: purchase.isReturned ? context.now() : null,
      createdAt: purchase.createdAt,
    })
  }
  const move = (values: Omit<typeof creditMovements.$inferInsert, 'userId' | 'balance'>) =>
    database.insert(creditMovements).values({ userId, balance: 0, ...values })
  for (const [index, gift] of world.gifts.entries()) {
    const orderNumber = `GIFT-${index}`
    await move({
      kind: gift.kind,
      amount: gift.credits,
      credits: gift.credits,
      gift: orderNumber,
      orderNumber: gift.kind === 'affiliate' ? orderNumber : null,
      createdAt: gift.createdAt,
    })
    if (gift.kind === 'welcome') continue
    await database.insert(creditPurchases).values({
      orderId: orderNumber,
      orderNumber,
      credits: 0,
      affiliateCodes: ['TECHVIBE'],
      userId,
      given: gift.credits,
      affiliateBonus: gift.credits,
      returnedAt: gift.isReturned ? context.now() : null,
      createdAt: gift.createdAt,
    })
  }
  for (const [index, charge] of world.charges.entries()) {
    const subject = { subjectKind: 'generation' as const, subjectId: `charged-${index}` }
    const { chargedAt: createdAt, credits } = charge
    await move({ ...subject, kind: 'reserve', amount: 0 - credits, credits, createdAt: new Date(0) })
    await move({ ...subject, kind: 'charge', amount: 0, credits, createdAt })
    if (charge.isRefunded)
      await move({ ...subject, kind: 'refund', amount: credits, credits, createdAt: context.now() })
  }
  await writeGenerations(context, world, userId)
}

async function writeOrder(context: ServerContext, order: WorldOrder, index: number): Promise<void> {
  const { database } = context
  const { placedAt, total, discount, codes, shipping } = order
  const [kept] = await database
    .insert(orders)
    .values({
      number: `ISK-${index}`,
      cartId: `cart-${index}`,
      checkoutToken: `token-${index}`,
      details: EMPTY_DETAILS,
      needsDelivery: false,
      currencyCode: 'PLN',
      subtotal: total + discount - shipping,
      discount,
      tax: 0,
      shipping,
      total,
      discountCodes: [...codes],
      placedAt,
    })
    .returning({ id: orders.id })
  if (kept === undefined) throw new Error('the order was not kept')
  for (const [position, line] of order.lines.entries()) {
    await database.insert(orderLines).values({
      orderId: kept.id,
      position,
      cartLineId: '',
      variantId: 1,
      productId: 1,
      handle: line.handle,
      title: line.handle,
      variantTitle: '',
      quantity: line.quantity,
      unitPrice: 0,
      giftWrapCost: line.total,
      total: line.total,
      requiresShipping: false,
      attributes: [],
    })
  }
  // The credits of an order don't matter here, only that it was returned.
  await database.insert(creditPurchases).values({
    orderId: String(kept.id),
    orderNumber: `ISK-${index}`,
    checkoutToken: `token-${index}`,
    credits: 0,
    affiliateCodes: [],
    returnedAt: order.isReturned ? context.now() : null,
    createdAt: placedAt,
  })
}

async function writeGenerations(
  context: ServerContext,
  { generations }: World,
  userId: string,
): Promise<void> {
  const parent = await makeGeneration(context, { userId, createdAt: new Date(0), completedAt: new Date(0) })
  for (const [index, work] of generations.entries()) {
    const { isPart, isRefunded, isEmptied, errorCode, ...columns } = work
    const id = `work-${index}`
    await makeGeneration(context, {
      id,
      userId,
      ...columns,
      parentId: isPart ? parent : null,
      position: index,
      errorCode: work.status === 'failed' ? errorCode : null,
      deletedAt: isEmptied ? context.now() : null,
      emptiedAt: isEmptied ? context.now() : null,
    })
    if (!isRefunded) continue
    const subject = { subjectKind: 'generation' as const, subjectId: id }
    await context.database.insert(creditMovements).values({
      userId,
      ...subject,
      kind: 'refund',
      amount: work.credits,
      balance: 0,
      createdAt: context.now(),
    })
  }
}
