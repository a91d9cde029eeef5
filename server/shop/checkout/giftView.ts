import type { CheckoutLine } from '#domain/checkout/checkoutView.ts'
import { type Given, givenFor } from '#domain/personal/checkPersonal.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { type PersonalizationRow, recipientOf } from '#server/shop/gifts/personalizations.ts'

/** Whom a gift is for, and when, and what it is made with; null for what is no gift, or one that hasn’t come yet. */
export function giftView(
  line: { readonly handle: string },
  gift: PersonalizationRow | undefined,
): NonNullable<CheckoutLine['gift']> | null {
  if (gift === undefined) return null
  const { deliveryDate, occasion } = gift
  return { recipientName: recipientOf(gift), deliveryDate, occasion, given: givenOf(line, gift) }
}

/** What a thing is made with, by the names of its fields; null for one without, and for what hasn’t come yet. */
export function givenOf(
  { handle }: { readonly handle: string },
  gift: PersonalizationRow | undefined,
): Given | null {
  return isPersonal(handle) && gift?.words != null ? givenFor(handle, gift.words.given) : null
}
