import { and, asc, eq } from 'drizzle-orm'
import { isUnfinished } from '#domain/gifts/giftWords.ts'
import { plainName } from '#domain/gifts/plainName.ts'
import type { FileForm } from '#domain/orders/fileForms.ts'
import type { OrderFiles } from '#domain/orders/orderFiles.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentPlan } from '#server/platform/media/documents/plan.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { giftsOf, takePersonalization } from '#server/shop/gifts/personalizations.ts'
import { cardDelivery } from './cards.ts'
import { documentAddress, type NamedDocument } from './documentAddress.ts'
import { formAddresses, planOfForm } from './fileForms.ts'
import { personalPlan } from './personalPlan.ts'
import { purchasedFile, writtenFile, writtenOf } from './purchasedFile.ts'
import { invoices } from './tables.ts'

/** The files of the order at a checkout's address; null for an unknown token. */
export async function orderFiles(
  context: ServerContext,
  checkoutToken: string,
  language: 'pl' | 'en',
): Promise<OrderFiles | null> {
  const { database } = context
  const [order] = await database
    .select({ id: orders.id, placedAt: orders.placedAt, invoice: invoices.number })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(orders.checkoutToken, checkoutToken))
  if (order === undefined) return null
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const gifts = await giftsOf(
    database,
    lines.map(({ giftId }) => giftId),
  )
  return {
    files: lines.flatMap((line) => {
      const gift = gifts.get(line.giftId ?? '')
      const file = purchasedFile(line, language, gift)
      if (file === null) return []
      const { kind, title, text, front } = file
      const delivery =
        gift === undefined || text === null
          ? null
          : cardDelivery(gift, { placedAt: order.placedAt, isUnfinished: isUnfinished(text) })
      const named = { orderId: order.id, document: line.position, language }
      const { pdf: url, ...forms } = formAddresses(context, file, named)
      const written = writtenOf(file)
      const isAwaited = line.giftId !== null && gift === undefined && text !== null
      return [
        { id: String(line.position), kind, title, text, front, written, isAwaited, delivery, url, ...forms },
      ]
    }),
    invoice:
      order.invoice === null
        ? null
        : { number: order.invoice, url: invoiceAddress(context, order.id, language) },
  }
}

/** Finds a named document's drawing plan and file name; null when there is none. */
export async function findDocument(
  context: ServerContext,
  { orderId, document, language, form }: NamedDocument,
): Promise<{ plan: DocumentPlan; name: string } | null> {
  const { database } = context
  if (document === 'invoice') {
    const [row] = await database.select().from(invoices).where(eq(invoices.orderId, orderId))
    if (row === undefined) return null
    return {
      plan: { kind: 'invoice', language, invoice: row.invoice },
      name: row.number.replaceAll('/', '-'),
    }
  }
  const [line] = await database
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, document)))
  if (line === undefined) return null
  // The file of a parcel's gift is fetched for printing: from now on its words can't change.
  const gift =
    line.giftId === null
      ? null
      : line.requiresShipping
        ? await takePersonalization(context, line.giftId)
        : ((await giftsOf(database, [line.giftId])).get(line.giftId) ?? null)
  const made = personalPlan(line, gift?.words ?? null, language)
  if (made !== null) return { plan: made, name: line.handle }
  // Only the people who make a parcel get the addresses of its files.
  const file = purchasedFile(line, language, gift) ?? writtenFile(line, language, gift)
  if (file === null) return null
  if (form === null) return { plan: file.plan, name: line.handle }
  const plan = planOfForm(file, form, { language, recipient: plainName(gift?.recipientName ?? '') })
  return plan === null ? null : { plan, name: `${line.handle}-${FORM_NAMES[form]}` }
}

/** The words in file names: the shop’s customers are Polish. */
const FORM_NAMES: Readonly<Record<FileForm, string>> = {
  print: 'drukarnia',
  home: 'domowa-drukarka',
  picture: 'obraz',
  envelope: 'koperta',
}

function invoiceAddress(context: ServerContext, orderId: number, language: 'pl' | 'en'): string {
  return documentAddress(context, { orderId, document: 'invoice', language, form: null })
}
