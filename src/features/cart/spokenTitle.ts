import type { CartItem } from '#domain/cart/cartItem.ts'
import { giftName } from '#domain/gifts/giftName.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'

/** A line's spoken title: two of one card are told apart by their recipients. */
export function spokenTitle({ title, personalization }: Pick<CartItem, 'title' | 'personalization'>): string {
  const name = giftName(personalization ?? NO_DETAILS)
  return name === '' ? title : `${title} (${name})`
}
