import type { CheckoutLine } from '#domain/checkout/checkoutView.ts'
import type { PersonalizationRow } from '#server/gifts/personalizations.ts'

/** Whom a gift is for, and when; null for what is no gift, or one that hasn’t come yet. */
export function giftView(gift: PersonalizationRow | undefined): NonNullable<CheckoutLine['gift']> | null {
  if (gift === undefined) return null
  const { recipientName, deliveryDate, occasion } = gift
  return { recipientName, deliveryDate, occasion }
}
