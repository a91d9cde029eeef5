import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { editionOf, type GiftWords } from '#domain/gifts/giftWords.ts'
import { ownFormKey } from '#domain/gifts/ownForm.ts'
import type { OrderFileText } from '#domain/orders/orderFiles.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { blankOfKey } from '#server/shop/gifts/attributeWords.ts'
import { giftsOf } from '#server/shop/gifts/personalizations.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'
import { purchasedFile } from './purchasedFile.ts'

/**
 * Replaces the buyer's words for the text of a file, on its gift or, without one, on its line: there they are part of
 * the buyer's export, and are deleted with their account. False for an unknown token or file, for an order of a deleted
 * account, and for a sent card.
 */
export async function giveWords(
  { database }: ServerContext,
  { token, file }: { readonly token: string; readonly file: string },
  { given: words, text: own }: GiftWords,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ line: orderLines })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          eq(orders.checkoutToken, token),
          isNotNull(orders.emailFolded),
          eq(orderLines.position, Number(file)),
        ),
      )
      .for('update', { of: orderLines })
    if (found === undefined) return false
    const { line } = found
    const [gift] = [...(await giftsOf(tx, [line.giftId])).values()]
    const text = purchasedFile(line, 'pl', gift)?.text ?? null
    if (text === null) return false
    if (gift !== undefined) {
      // It was sent to its recipient.
      if (gift.sentAt !== null) return false
      const given = own === null ? askedWords(text, words) : (gift.words?.given ?? {})
      const changed = await tx
        .update(personalizations)
        .set({ words: { given, text: own, edition: editionOf(gift.words) } })
        .where(and(eq(personalizations.cartItemId, gift.cartItemId), isNull(personalizations.sentAt)))
        .returning({ id: personalizations.cartItemId })
      return changed.length > 0
    }
    const others = line.attributes.filter(({ key }) => blankOfKey(key) === undefined)
    const given = Object.entries(askedWords(text, words)).flatMap(([key, value]) =>
      value === '' ? [] : [{ key, value }],
    )
    await tx
      .update(orderLines)
      .set({ attributes: [...others, ...given] })
      .where(eq(orderLines.id, line.id))
    return true
  })
}

/** Of the sent words, those that the text asks for: its blanks, and the giver’s own forms of them. */
function askedWords({ blanks }: OrderFileText, words: GiftWords['given']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    blanks.flatMap(({ name }) => {
      const ownForm = words[ownFormKey(name)]?.trim() ?? ''
      return [
        [name, words[name]?.trim() ?? ''] as const,
        ...(ownForm === '' ? [] : [[ownFormKey(name), ownForm] as const]),
      ]
    }),
  )
}
