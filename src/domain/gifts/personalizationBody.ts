import type { GiftWords } from './giftWords.ts'
import type { Personalization } from './personalization.ts'
import { ownTimeZone } from './timeZone.ts'

/** A gift's request body, with the server’s names (specification part 1, section 3). */
export interface PersonalizationBody {
  readonly product_id: string
  /** The product, whose fields are checked by it; requests queued by an earlier release lack it. */
  readonly handle?: string | undefined
  /** Names the line of the cart, and nothing else; made by chance on the device. */
  readonly cart_item_id: string
  readonly recipient_name: string
  readonly recipient_email: string
  readonly recipient_phone: string
  readonly message: string
  readonly delivery_date: string
  /** Whose days are meant, by its IANA name. */
  readonly time_zone: string
  readonly occasion: string
  readonly special_instructions: string
  readonly gift_wrap: boolean
  readonly anonymous_sender: boolean
  readonly words: GiftWords | null
}

/** The cart's line whose gift is sent. */
export interface GiftLine {
  readonly id: string
  readonly productId: string
  readonly handle?: string
}

/** A gift in the server's words, with the days of where this runs. */
export function personalizationBody(line: GiftLine, gift: Personalization): PersonalizationBody {
  return {
    product_id: line.productId,
    handle: line.handle,
    cart_item_id: line.id,
    recipient_name: gift.recipientName,
    recipient_email: gift.recipientEmail,
    recipient_phone: gift.recipientPhone,
    message: gift.message,
    delivery_date: gift.deliveryDate,
    time_zone: ownTimeZone(),
    occasion: gift.occasion,
    special_instructions: gift.specialInstructions,
    gift_wrap: gift.giftWrap,
    anonymous_sender: gift.anonymousSender,
    words: gift.words ?? null,
  }
}

/** The same in the device's. */
export function personalizationOf(body: PersonalizationBody): Personalization {
  return {
    recipientName: body.recipient_name,
    recipientEmail: body.recipient_email,
    recipientPhone: body.recipient_phone,
    message: body.message,
    deliveryDate: body.delivery_date,
    occasion: body.occasion,
    specialInstructions: body.special_instructions,
    giftWrap: body.gift_wrap,
    anonymousSender: body.anonymous_sender,
    ...(body.words === null ? {} : { words: body.words }),
  }
}
