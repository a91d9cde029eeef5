import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { GiftWords } from '#domain/gifts/giftWords.ts'
import { moment } from '#server/platform/database/columns.ts'
import { users } from '#server/platform/users/tables.ts'

/** Personalizations of gifts, by the line of the cart. Specification part 1, section 3. */
export const personalizations = pgTable(
  'personalizations',
  {
    /** A random id made on the device: an order's line of this name is this gift's. */
    cartItemId: text('cart_item_id').primaryKey(),
    /** Null for a guest's, which comes with an order. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    recipientPhone: text('recipient_phone').notNull(),
    message: text('message').notNull(),
    /** A calendar day, `YYYY-MM-DD`, or empty. */
    deliveryDate: text('delivery_date').notNull(),
    /** The time zone of these days, by its IANA name. */
    timeZone: text('time_zone').notNull(),
    occasion: text('occasion').notNull(),
    specialInstructions: text('special_instructions').notNull(),
    giftWrap: boolean('gift_wrap').notNull(),
    anonymousSender: boolean('anonymous_sender').notNull(),
    words: jsonb('words').$type<GiftWords>(),
    /** The private address of its card. */
    cardToken: text('card_token').notNull().unique(),
    /** When its card is due at the recipient; null without an address, and until its giver has given the day. */
    deliverAt: moment('deliver_at'),
    sentAt: moment('sent_at'),
    /** When its print data was first fetched, or made: from then on it can't be changed. */
    takenAt: moment('taken_at'),
    /** When the recipient said that it has arrived. */
    receivedAt: moment('received_at'),
    /** When the recipient’s thanks were sent to the giver: once. */
    thankedAt: moment('thanked_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('personalizations_user').on(table.userId),
    index('personalizations_age').on(table.updatedAt),
    index('personalizations_due')
      .on(table.deliverAt)
      .where(sql`sent_at IS NULL`),
  ],
)
