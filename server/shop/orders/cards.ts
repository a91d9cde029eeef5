import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { z } from 'zod/mini'
import {
  type Card,
  type CardColours,
  type CardDelivery,
  type cardDeliveryChangeSchema,
  type CardSending,
} from '#domain/gifts/card.ts'
import { notBeforeGrace, SENDING_GRACE_MS } from '#domain/gifts/deliveryMoment.ts'
import { isUnfinished } from '#domain/gifts/giftWords.ts'
import { plainName } from '#domain/gifts/plainName.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { PALETTES } from '#server/platform/media/brushes/palette.ts'
import { ENVELOPE_PICTURE } from '#server/platform/media/documents/envelopePicture.ts'
import { moodOf, type WrittenPlan } from '#server/platform/media/documents/plan.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { dueAt, type PersonalizationRow, recipientOf } from '#server/shop/gifts/personalizations.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'
import { isCardKind, senderOf } from './cardLetter.ts'
import { thanksOf } from './cardThanks.ts'
import { documentAddress } from './documentAddress.ts'
import { formAddresses, isWritten } from './fileForms.ts'
import { TOKEN } from './privateToken.ts'
import { purchasedFile, writtenOf } from './purchasedFile.ts'

/** The moment shown to the giver is kept to within seconds. */
const EVERY_MS = 15_000
const BATCH = 20

const isOrdered = eq(orderLines.giftId, personalizations.cartItemId)

/** A card as its recipient sees it, and the picture of its closed envelope. */
export interface FoundCard {
  readonly card: Card
  /** Its address is signed and expires. */
  readonly envelope: { readonly url: string; readonly width: number; readonly height: number }
}

/** Finds the card at a private address; null for an unknown token, and for a card that wasn't ordered. */
export async function findCard(context: ServerContext, token: string): Promise<FoundCard | null> {
  if (!TOKEN.test(token)) return null
  const [found] = await context.database
    .select({ gift: personalizations, line: orderLines, order: orders })
    .from(personalizations)
    .innerJoin(orderLines, isOrdered)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(personalizations.cardToken, token))
  if (found === undefined) return null
  const { gift, line, order } = found
  const { language } = order
  const file = purchasedFile(line, language, gift)
  const written = file === null ? null : writtenOf(file)
  if (file === null || written === null || !isWritten(file.plan)) return null
  const named = { orderId: line.orderId, document: line.position, language }
  const card = {
    kind: file.kind,
    title: file.title,
    colours: coloursOf(file.plan),
    recipient: plainName(gift.recipientName),
    language,
    front: file.front,
    ...written,
    sender: senderOf(gift, order, written),
    isAnonymous: gift.anonymousSender,
    message: gift.message,
    ...formAddresses(context, file, named),
    isReceived: gift.receivedAt !== null,
    thanks: thanksOf(gift, order),
  }
  const url = documentAddress(context, { ...named, form: 'envelope' })
  return { card, envelope: { url, ...ENVELOPE_PICTURE } }
}

/** The print colours of a written product. */
function coloursOf(plan: WrittenPlan): CardColours {
  const { paper, deep, accent, second } = PALETTES[moodOf(plan)]
  return { paper, deep, accent, second }
}

/** Marks a card as received for its recipient; the giver sees it. False for an unknown token. */
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

/** A card’s delivery, as the giver sees it. */
export function cardDelivery(
  gift: PersonalizationRow,
  order: { readonly placedAt: Date; readonly isUnfinished: boolean },
): CardDelivery {
  const { recipientEmail, deliverAt, sentAt, receivedAt, deliveryDate, occasion, cardToken } = gift
  const plannedAt = deliverAt === null ? null : notBeforeGrace(deliverAt, order.placedAt)
  return {
    state: receivedAt !== null ? 'received' : sentAt !== null ? 'sent' : 'planned',
    recipientName: recipientOf(gift),
    recipientEmail,
    at: (sentAt ?? plannedAt)?.toISOString() ?? null,
    isUnfinished: order.isUnfinished,
    day: deliveryDate,
    occasion,
    token: cardToken,
  }
}

/** Sets the recipient and time of a card. False for an unknown token or file, and for a sent card. */
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
      deliverAt: dueAt({ email: recipientEmail, day: deliveryDate, timeZone }, now()),
    })
    .where(and(inArray(personalizations.cartItemId, gift), isNull(personalizations.sentAt)))
    .returning({ id: personalizations.cartItemId })
  return changed.length > 0
}

/** The result of sending a card: one that was sent before stays sent. */
export type SendOutcome = 'agreed' | 'without address' | 'unfinished' | 'unknown'

/** Sends a card before its day, idempotently: now, or once it can't be cancelled any more. */
export async function sendCard(
  context: ServerContext,
  { token, file }: { readonly token: string; readonly file: string },
  when: CardSending['when'],
): Promise<SendOutcome> {
  return context.database.transaction(async (tx) => {
    const [found] = await tx
      .select(CARD_TO_SEND)
      .from(personalizations)
      .innerJoin(orderLines, isOrdered)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          eq(orders.checkoutToken, token),
          eq(orderLines.position, Number(file)),
          eq(orderLines.requiresShipping, false),
        ),
      )
      .for('update', { of: personalizations })
    if (found === undefined) return 'unknown'
    const { gift } = found
    if (gift.sentAt !== null) return 'agreed'
    if (gift.recipientEmail === '') return 'without address'
    if (isCardUnfinished(found)) return 'unfinished'
    if (when === 'now') await send(tx, context, found)
    else {
      const deliverAt = new Date(context.now().getTime() + SENDING_GRACE_MS)
      const { cartItemId } = gift
      await tx
        .update(personalizations)
        .set({ deliverAt, deliveryDate: '' })
        .where(eq(personalizations.cartItemId, cartItemId))
    }
    return 'agreed'
  })
}

const CARD_TO_SEND = {
  gift: personalizations,
  line: orderLines,
  language: orders.language,
  order: { details: orders.details, emailFolded: orders.emailFolded, checkoutToken: orders.checkoutToken },
}

type OrderRow = typeof orders.$inferSelect

interface CardToSend {
  readonly gift: PersonalizationRow
  readonly line: typeof orderLines.$inferSelect
  readonly language: OrderRow['language']
  readonly order: Pick<OrderRow, 'details' | 'emailFolded' | 'checkoutToken'>
}

function isCardUnfinished({ gift, line, language }: CardToSend): boolean {
  const text = purchasedFile(line, language, gift)?.text ?? null
  return text !== null && isUnfinished(text)
}

/** Marks a card as sent and notes its letter, unless it was sent already. */
async function send(tx: Transaction, context: ServerContext, card: CardToSend): Promise<void> {
  const { gift, line, language, order } = card
  const { cartItemId, recipientEmail: to, cardToken, recipientName, anonymousSender } = gift
  const sent = await tx
    .update(personalizations)
    .set({ sentAt: context.now() })
    .where(and(eq(personalizations.cartItemId, cartItemId), isNull(personalizations.sentAt)))
    .returning({ id: personalizations.cartItemId })
  const file = purchasedFile(line, language, gift)
  const written = file === null ? null : writtenOf(file)
  if (sent.length === 0 || file === null || written === null || !isCardKind(file.kind)) return
  await enqueueLetter(tx, context, {
    kind: 'card',
    to,
    language,
    cardToken,
    thing: file.kind,
    recipient: plainName(recipientName),
    sender: senderOf(gift, order, written),
    isAnonymous: anonymousSender,
  })
}

/**
 * Sends the due cards, each once: the letter is noted in the transaction that marks the card as sent. One with missing
 * words is held back, and its giver is told.
 */
async function deliverDueCards(context: ServerContext): Promise<number> {
  const { database, now } = context
  return database.transaction(async (tx) => {
    const due = await tx
      .select(CARD_TO_SEND)
      .from(personalizations)
      .innerJoin(orderLines, isOrdered)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          isNull(personalizations.sentAt),
          lte(personalizations.deliverAt, now()),
          // A fresh order can still be cancelled.
          lte(orders.placedAt, new Date(now().getTime() - SENDING_GRACE_MS)),
          eq(orderLines.requiresShipping, false),
        ),
      )
      .orderBy(asc(personalizations.deliverAt))
      .limit(BATCH)
      .for('update', { of: personalizations, skipLocked: true })
    // A card ordered twice is found twice, and sent once.
    for (const card of due) {
      if (isCardUnfinished(card)) await holdBack(tx, context, card)
      else await send(tx, context, card)
    }
    return due.length
  })
}

/** Clears a card's moment and tells its giver, unless that was done already. */
async function holdBack(
  tx: Transaction,
  context: ServerContext,
  { gift, language, order }: CardToSend,
): Promise<void> {
  const held = await tx
    .update(personalizations)
    .set({ deliverAt: null })
    .where(and(eq(personalizations.cartItemId, gift.cartItemId), isNotNull(personalizations.deliverAt)))
    .returning({ id: personalizations.cartItemId })
  const { details, emailFolded, checkoutToken } = order
  // An order whose account was deleted has no owner any more.
  if (held.length === 0 || emailFolded === null) return
  await enqueueLetter(tx, context, { kind: 'card-unfinished', to: details.email, language, checkoutToken })
}

export const CARD_DELIVERY: Task = {
  name: 'cards that are due',
  everyMs: EVERY_MS,
  run: deliverDueCards,
}
