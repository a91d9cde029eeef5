import type { Written } from '#domain/gifts/card.ts'
import { plainName } from '#domain/gifts/plainName.ts'
import type { orders } from '#server/checkout/tables.ts'
import type { PersonalizationRow } from '#server/gifts/personalizations.ts'
import { CARD_THINGS, type CardThing } from '#server/mail/letter.ts'

type OrderRow = typeof orders.$inferSelect

/** Whether something of this kind is written to somebody. */
export function isCardKind(kind: string): kind is CardThing {
  return CARD_THINGS.some((known) => known === kind)
}

/** Who a card is from: whoever has ordered it, or else who signs it. Empty where they don’t want it said, or gave no name. */
export function senderOf(
  { anonymousSender }: Pick<PersonalizationRow, 'anonymousSender'>,
  { details }: Pick<OrderRow, 'details'>,
  { signature }: Pick<Written, 'signature'>,
): string {
  if (anonymousSender) return ''
  const named = plainName(`${details.firstName} ${details.lastName}`)
  return named === '' ? signedName(signature) : named
}

/** Who signs, as they are called elsewhere; empty where a line was left to sign by hand. */
function signedName(signature: string): string {
  return /\p{L}/u.test(signature) ? plainName(signature).replace(/[\s,.!]+$/u, '') : ''
}
