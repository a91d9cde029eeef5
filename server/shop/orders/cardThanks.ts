import { and, eq, isNull } from 'drizzle-orm'
import type { Card } from '#domain/gifts/card.ts'
import { plainName } from '#domain/gifts/plainName.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import type { PersonalizationRow } from '#server/shop/gifts/personalizations.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'
import { isCardKind } from './cardLetter.ts'
import { purchasedFile } from './purchasedFile.ts'

type OrderRow = typeof orders.$inferSelect

/** Whether the recipient can thank for a card. An order whose account was deleted has no person to write to. */
export function thanksOf(
  { thankedAt }: Pick<PersonalizationRow, 'thankedAt'>,
  { emailFolded }: Pick<OrderRow, 'emailFolded'>,
): Card['thanks'] {
  if (thankedAt !== null) return 'sent'
  return emailFolded === null ? 'closed' : 'open'
}

/** The result of thanking: `closed` for an unknown token, and when there is no person to write to. */
export type ThanksOutcome = 'sent' | 'sent before' | 'closed'

/**
 * Sends the recipient's words to the giver as a letter, idempotently; the card counts as received then, too. The
 * giver's address isn't revealed, and the words are kept only in the letter.
 */
export async function thankFor(context: ServerContext, token: string, words: string): Promise<ThanksOutcome> {
  return context.database.transaction(async (tx) => {
    const [found] = await tx
      .select({ gift: personalizations, line: orderLines, order: orders })
      .from(personalizations)
      .innerJoin(orderLines, eq(orderLines.giftId, personalizations.cartItemId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(personalizations.cardToken, token))
      .for('update', { of: personalizations })
    if (found === undefined) return 'closed'
    const { gift, line, order } = found
    const file = purchasedFile(line, order.language, gift)
    const state = thanksOf(gift, order)
    if (file === null || !isCardKind(file.kind) || state === 'closed') return 'closed'
    if (state === 'sent') return 'sent before'
    const thankedAt = context.now()
    const { cartItemId, anonymousSender, receivedAt, recipientName } = gift
    const marked = await tx
      .update(personalizations)
      .set({ thankedAt, receivedAt: receivedAt ?? thankedAt })
      .where(and(eq(personalizations.cartItemId, cartItemId), isNull(personalizations.thankedAt)))
      .returning({ id: personalizations.cartItemId })
    if (marked.length === 0) return 'sent before'
    const { details, language, checkoutToken } = order
    await enqueueLetter(tx, context, {
      kind: 'card-thanks',
      to: details.email,
      language,
      thing: file.kind,
      recipient: plainName(recipientName),
      words: words.trim(),
      isAnonymous: anonymousSender,
      checkoutToken,
    })
    return 'sent'
  })
}
