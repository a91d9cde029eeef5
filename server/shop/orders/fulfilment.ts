import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { isForPeople } from '#domain/cart/lineKey.ts'
import type { FulfilmentLine, FulfilmentOrder, FulfilmentPage } from '#domain/orders/fulfilment.ts'
import type { ParcelState } from '#domain/orders/parcel.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { givenOf } from '#server/shop/checkout/giftView.ts'
import { parcelView } from '#server/shop/checkout/parcelView.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { giftsOf, type PersonalizationRow } from '#server/shop/gifts/personalizations.ts'
import { printAddress } from '#server/shop/gifts/prints/printAddress.ts'
import { type PrintRow, printsOf } from '#server/shop/gifts/prints/prints.ts'
import { documentAddress } from './documentAddress.ts'
import { planOfForm } from './fileForms.ts'
import { personalPlan } from './personalPlan.ts'
import { writtenFile } from './purchasedFile.ts'

const PAGE = 20

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** Buyers' own data for lines made for one person, by gift. */
interface Own {
  readonly prints: ReadonlyMap<string, PrintRow>
  readonly gifts: ReadonlyMap<string, PersonalizationRow>
}

/** Orders that go out in a parcel. Those of deleted accounts don't: their address is gone. */
const TRAVELS = and(eq(orders.needsDelivery, true), isNotNull(orders.emailFolded))

const { parcelMadeAt, parcelSentAt, parcelDeliveredAt } = orders
/** The orders in each state, as `parcelStateOf` gives it. */
const IN_STATE: Readonly<Record<ParcelState, SQL | undefined>> = {
  ordered: and(isNull(parcelMadeAt), isNull(parcelSentAt), isNull(parcelDeliveredAt)),
  made: and(isNotNull(parcelMadeAt), isNull(parcelSentAt), isNull(parcelDeliveredAt)),
  sent: and(isNotNull(parcelSentAt), isNull(parcelDeliveredAt)),
  delivered: isNotNull(parcelDeliveredAt),
}

interface Asked {
  /** Null for all. */
  readonly state: ParcelState | null
  /** The last order of the page before. */
  readonly before: number | null
}

/** The orders with a parcel, with the print data of each, the newest first. */
export async function listFulfilment(
  context: ServerContext,
  { state, before }: Asked,
): Promise<FulfilmentPage> {
  const { database } = context
  const found = await database
    .select()
    .from(orders)
    .where(
      and(
        TRAVELS,
        state === null ? undefined : IN_STATE[state],
        before === null ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const page = found.slice(0, PAGE)
  return {
    orders: await ordersView(context, page),
    counts: {
      ordered: await countIn(database, 'ordered'),
      made: await countIn(database, 'made'),
      sent: await countIn(database, 'sent'),
    },
    next: found.length > PAGE ? String(page.at(-1)?.id ?? '') : null,
  }
}

/** The order of a number, if it has a parcel; null for any other. */
export async function findProduction(
  context: ServerContext,
  number: string,
): Promise<FulfilmentOrder | null> {
  const found = await context.database
    .select()
    .from(orders)
    .where(and(TRAVELS, eq(orders.number, number)))
  return (await ordersView(context, found))[0] ?? null
}

async function countIn(database: Database, state: ParcelState): Promise<number> {
  const [found] = await database.select({ times: count() }).from(orders).where(and(TRAVELS, IN_STATE[state]))
  return found?.times ?? 0
}

async function ordersView(context: ServerContext, those: readonly OrderRow[]): Promise<FulfilmentOrder[]> {
  const { database } = context
  const lines = await linesOf(
    context,
    those.map(({ id }) => id),
  )
  const giftIds = lines.map(({ giftId }) => giftId)
  const own = { prints: await printsOf(database, giftIds), gifts: await giftsOf(database, giftIds) }
  return those.map((order) => ({
    ...orderView(order),
    lines: lines
      .filter((line) => line.orderId === order.id)
      .map((line) => lineView(context, order, line, own)),
  }))
}

async function linesOf({ database }: ServerContext, ids: readonly number[]): Promise<readonly LineRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...ids]), eq(orderLines.requiresShipping, true)))
    .orderBy(asc(orderLines.position))
}

function orderView(order: OrderRow): Omit<FulfilmentOrder, 'lines'> {
  const { number, placedAt, details } = order
  const { firstName, lastName, company, address, postcode, city, countryCode, phone } = details
  const name = `${firstName} ${lastName}`.trim()
  const { shippingMethod, lockerCode, note } = details
  return {
    number,
    placedAt: placedAt.toISOString(),
    recipient: { name, company, address, postcode, city, countryCode, phone },
    shippingMethod,
    lockerCode,
    note,
    parcel: parcelView(order),
    revision: order.parcelRevision,
  }
}

function lineView(context: ServerContext, order: OrderRow, line: LineRow, own: Own): FulfilmentLine {
  const { position, title, variantTitle, sku, quantity, attributes, giftWrapCost } = line
  const gift = own.gifts.get(line.giftId ?? '')
  return {
    position,
    title,
    variantTitle,
    sku,
    quantity,
    isGiftWrapped: giftWrapCost > 0,
    attributes: attributes.filter(isForPeople),
    handle: line.handle,
    given: givenOf(line, gift),
    giftMessage: gift?.message ?? '',
    instructions: gift?.specialInstructions ?? '',
    file: fileOf(context, order, line, own),
  }
}

function fileOf(
  context: ServerContext,
  { id: orderId, language }: OrderRow,
  line: LineRow,
  { prints, gifts }: Own,
): FulfilmentLine['file'] {
  const print = prints.get(line.giftId ?? '')
  if (print !== undefined) {
    const hasCome = print.receivedAt !== null
    return {
      url: hasCome ? printAddress(context, print.pictureId, 'print.pdf') : null,
      isTaken: print.takenAt !== null,
    }
  }
  const gift = gifts.get(line.giftId ?? '')
  const isTaken = (gift?.takenAt ?? null) !== null
  if (personalPlan(line, gift?.words ?? null, language) !== null)
    return {
      url: documentAddress(context, { orderId, document: line.position, language, form: null }),
      isTaken,
    }
  const file = writtenFile(line, language, gift)
  if (file === null) return line.giftId === null ? null : { url: null, isTaken: false }
  if (line.giftId !== null && !gifts.has(line.giftId)) return { url: null, isTaken: false }
  const form = planOfForm(file, 'print', { language, recipient: '' }) === null ? null : 'print'
  return {
    url: documentAddress(context, { orderId, document: line.position, language, form }),
    isTaken,
  }
}
