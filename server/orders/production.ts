import { and, asc, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { isForPeople } from '#domain/cart/lineKey.ts'
import type { ProductionLine, ProductionOrder, ProductionPage } from '#domain/orders/production.ts'
import { orderLines, orders } from '#server/checkout/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { giftsOf, type PersonalizationRow } from '#server/gifts/personalizations.ts'
import { printAddress } from '#server/gifts/prints/printAddress.ts'
import { type PrintRow, printsOf } from '#server/gifts/prints/prints.ts'
import { documentAddress } from './documentAddress.ts'
import { planOfForm } from './fileForms.ts'
import { wordsOf } from './orderFiles.ts'
import { writtenFile } from './purchasedFile.ts'

const PAGE = 20

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/** What has come for lines made for one person, by the gifts that they are. */
interface Own {
  readonly prints: ReadonlyMap<string, PrintRow>
  readonly gifts: ReadonlyMap<string, PersonalizationRow>
}

/**
 * The orders that a parcel goes out for, with what each is printed by, the newest first, behind the order `before`.
 * Without those of deleted accounts: nobody knows any more where they go.
 */
export async function listProduction(context: ServerContext, before: number | null): Promise<ProductionPage> {
  const { database } = context
  const found = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.needsDelivery, true),
        isNotNull(orders.emailFolded),
        before === null ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const page = found.slice(0, PAGE)
  const lines = await linesOf(
    context,
    page.map(({ id }) => id),
  )
  const giftIds = lines.map(({ giftId }) => giftId)
  const own = { prints: await printsOf(database, giftIds), gifts: await giftsOf(database, giftIds) }
  return {
    orders: page.map((order) => ({
      ...orderView(order),
      lines: lines
        .filter((line) => line.orderId === order.id)
        .map((line) => lineView(context, order, line, own)),
    })),
    next: found.length > PAGE ? String(page.at(-1)?.id ?? '') : null,
  }
}

async function linesOf({ database }: ServerContext, ids: readonly number[]): Promise<readonly LineRow[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...ids]), eq(orderLines.requiresShipping, true)))
    .orderBy(asc(orderLines.position))
}

function orderView({ number, placedAt, details }: OrderRow): Omit<ProductionOrder, 'lines'> {
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
  }
}

function lineView(context: ServerContext, order: OrderRow, line: LineRow, own: Own): ProductionLine {
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
): ProductionLine['file'] {
  const print = prints.get(line.giftId ?? '')
  if (print !== undefined) {
    const hasCome = print.receivedAt !== null
    return {
      url: hasCome ? printAddress(context, print.pictureId, 'print.pdf') : null,
      isTaken: print.takenAt !== null,
    }
  }
  const file = writtenFile(line, language, wordsOf(gifts, line))
  if (file === null) return line.giftId === null ? null : { url: null, isTaken: false }
  if (line.giftId !== null && !gifts.has(line.giftId)) return { url: null, isTaken: false }
  const form = planOfForm(file, 'print', language) === null ? null : 'print'
  return {
    url: documentAddress(context, { orderId, document: line.position, language, form }),
    isTaken: false,
  }
}
