import { asc, eq, sql } from 'drizzle-orm'
import type { Billing } from '#domain/account/billing.ts'
import { normaliseBilling } from '#domain/account/checkBilling.ts'
import type { Invoice } from '#domain/orders/invoice.ts'
import { invoiceLines } from '#domain/orders/invoiceLines.ts'
import { personalText } from '#domain/personal/personalFacts.ts'
import { dayInShop } from '#domain/statistics/days.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { englishNames, productsOf } from '#server/shop/checkout/englishNames.ts'
import { givenOf } from '#server/shop/checkout/giftView.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { giftsOf } from '#server/shop/gifts/personalizations.ts'
import { invoiceCounters, invoices } from './tables.ts'

/**
 * The invoice of the order at a checkout's address, made out to this buyer: issued now, or as it was issued before. The
 * order is locked meanwhile, so that it has one. Null for an unknown token.
 */
export async function issueInvoice(
  context: ServerContext,
  checkoutToken: string,
  buyer: Billing,
): Promise<Invoice | null> {
  return context.database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.checkoutToken, checkoutToken))
      .for('update')
    if (order === undefined) return null
    const [issued] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id))
    if (issued !== undefined) return issued.invoice
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.position))
    const products = await productsOf(tx, lines)
    const gifts = await giftsOf(
      tx,
      lines.map(({ giftId }) => giftId),
    )
    const named = lines.map((line) => ({
      ...line,
      english: englishNames(products.get(line.productId), line),
      own: personalText(line.handle, givenOf(line, gifts.get(line.giftId ?? ''))),
    }))
    const { total, tax, currencyCode } = order
    const issuedAt = context.now()
    const issuedOn = dayInShop(issuedAt)
    const invoice: Invoice = {
      number: await nextNumber(tx, Number(issuedOn.slice(0, 4))),
      orderNumber: order.number,
      issuedOn,
      soldOn: dayInShop(order.placedAt),
      seller: context.config.seller,
      buyer: normaliseBilling(buyer),
      currencyCode,
      lines: invoiceLines(named, order),
      net: total - tax,
      tax,
      gross: total,
      // Every order of ours is a test: the embedded checkout moves no money.
      isTest: true,
    }
    await tx.insert(invoices).values({ orderId: order.id, number: invoice.number, invoice, issuedAt })
    return invoice
  })
}

/**
 * The next number of a year's series. The counter's row is locked until the invoice is there, so that there is no gap.
 */
async function nextNumber(tx: Transaction, year: number): Promise<string> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning()
  if (counter === undefined) throw new Error('no invoice number was given out')
  return `FV/${year}/${String(counter.last).padStart(6, '0')}`
}
