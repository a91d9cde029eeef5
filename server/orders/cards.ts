import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { type Card, type CardDelivery, type cardDeliveryChangeSchema, cardPath } from '#domain/gifts/card.ts'
import { orderLines, orders } from '#server/checkout/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { dueAt, type PersonalizationRow } from '#server/gifts/personalizations.ts'
import { personalizations } from '#server/gifts/tables.ts'
import { enqueueLetter } from '#server/mail/outbox.ts'
import type { Task } from '#server/schedule.ts'
import { documentAddress } from './documentAddress.ts'
import { purchasedFile } from './purchasedFile.ts'

/** A card without a day is waited for. */
const EVERY_MS = 15_000
const BATCH = 20

const isOrdered = eq(orderLines.giftId, personalizations.cartItemId)

/** The card at a private address; null for a token nobody was given, and for what was never ordered. */
export async function findCard(context: ServerContext, token: string): Promise<Card | null> {
  const [found] = await context.database
    .select({ gift: personalizations, line: orderLines, language: orders.language, details: orders.details })
    .from(personalizations)
    .innerJoin(orderLines, isOrdered)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(personalizations.cardToken, token))
  if (found === undefined) return null
  const { gift, line, language, details } = found
  const file = purchasedFile(line, language, gift.words)
  if (file === null || !('message' in file.plan)) return null
  const { paragraphs, signature } = file.plan.message
  return {
    kind: file.kind,
    title: file.title,
    language,
    cover: line.picture,
    paragraphs: [...paragraphs],
    signature,
    sender: gift.anonymousSender ? '' : `${details.firstName} ${details.lastName}`.trim(),
    message: gift.message,
    pdf: documentAddress(context, { orderId: line.orderId, document: line.position, language }),
    isReceived: gift.receivedAt !== null,
  }
}

/** The recipient says that the card has arrived: the giver sees it. False for a token nobody was given. */
export async function markReceived({ database, now }: ServerContext, token: string): Promise<boolean> {
  const marked = await database
    .update(personalizations)
    .set({ receivedAt: now() })
    .where(and(eq(personalizations.cardToken, token), isNull(personalizations.receivedAt)))
    .returning({ id: personalizations.cartItemId })
  if (marked.length > 0) return true
  const known = await database
    .select({ id: personalizations.cartItemId })
    .from(personalizations)
    .where(eq(personalizations.cardToken, token))
  return known.length > 0
}

/** A card’s way to its recipient, as the giver sees it. */
export function cardDelivery(gift: PersonalizationRow): CardDelivery {
  const { recipientName, recipientEmail, deliverAt, sentAt, receivedAt, deliveryDate, cardToken } = gift
  return {
    state: receivedAt !== null ? 'received' : sentAt !== null ? 'sent' : 'planned',
    recipientName,
    recipientEmail,
    at: (sentAt ?? deliverAt)?.toISOString() ?? null,
    day: deliveryDate,
    path: cardPath(cardToken),
  }
}

/** Says to whom and when a card goes. False for a token or file nobody was given, and for a card that was sent. */
export async function changeDelivery(
  { database, now }: ServerContext,
  { token, file }: { readonly token: string; readonly file: string },
  asked: z.infer<typeof cardDeliveryChangeSchema>,
): Promise<boolean> {
  const { recipient_email: email, delivery_date: deliveryDate, time_zone: timeZone } = asked
  const recipientEmail = email.trim()
  const gift = database
    .select({ id: orderLines.giftId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.checkoutToken, token), eq(orderLines.position, Number(file))))
  const changed = await database
    .update(personalizations)
    .set({
      recipientEmail,
      deliveryDate,
      timeZone,
      deliverAt: recipientEmail === '' ? null : dueAt(deliveryDate, timeZone, now()),
    })
    .where(and(inArray(personalizations.cartItemId, gift), isNull(personalizations.sentAt)))
    .returning({ id: personalizations.cartItemId })
  return changed.length > 0
}

/** Sends the cards that are due, each once: the letter is noted in the transaction that marks it as sent. */
async function deliverDueCards(context: ServerContext): Promise<number> {
  const { database, now } = context
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ gift: personalizations, language: orders.language })
      .from(personalizations)
      .innerJoin(orderLines, isOrdered)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          isNull(personalizations.sentAt),
          lte(personalizations.deliverAt, now()),
          eq(orderLines.requiresShipping, false),
        ),
      )
      .orderBy(asc(personalizations.deliverAt))
      .limit(BATCH)
      .for('update', { of: personalizations, skipLocked: true })
    for (const { gift, language } of due) {
      const { cartItemId, recipientEmail: to, cardToken } = gift
      // One that was ordered twice is found twice.
      const sent = await tx
        .update(personalizations)
        .set({ sentAt: now() })
        .where(and(eq(personalizations.cartItemId, cartItemId), isNull(personalizations.sentAt)))
        .returning({ id: personalizations.cartItemId })
      if (sent.length === 0) continue
      await enqueueLetter(tx, context, { kind: 'card', to, language, cardToken })
    }
    return due.length
  })
}

export const CARD_DELIVERY: Task = {
  name: 'cards that are due',
  everyMs: EVERY_MS,
  run: deliverDueCards,
}
