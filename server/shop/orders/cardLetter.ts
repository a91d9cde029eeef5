import { buyerName } from '#domain/checkout/checkoutDetails.ts'
import type { Written } from '#domain/gifts/card.ts'
import { plainName } from '#domain/gifts/plainName.ts'
import { CARD_THINGS, type CardThing } from '#server/platform/mail/letter.ts'
import type { orders } from '#server/shop/checkout/tables.ts'
import type { PersonalizationRow } from '#server/shop/gifts/personalizations.ts'

type OrderRow = typeof orders.$inferSelect

/** Whether a product of this kind is written to a person. */
export function isCardKind(kind: string): kind is CardThing {
  return CARD_THINGS.some((known) => known === kind)
}

/** The sender of a card: its buyer, or the person who signs it. Empty when they want to stay unnamed, or gave no name. */
export function senderOf(
  { anonymousSender }: Pick<PersonalizationRow, 'anonymousSender'>,
  { details }: Pick<OrderRow, 'details'>,
  { signature }: Pick<Written, 'signature'>,
): string {
  if (anonymousSender) return ''
  const named = plainName(buyerName(details))
  return named === '' ? signedName(signature) : named
}

/** The signer, in the form used elsewhere; empty when a line was left to sign by hand. */
function signedName(signature: string): string {
  return /\p{L}/u.test(signature) ? plainName(signature).replace(/[\s,.!]+$/u, '') : ''
}
