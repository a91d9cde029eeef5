import * as z from 'zod/mini'
import { LONGEST_BLANK_NAME, LONGEST_WORDS } from '#domain/orders/blanks.ts'
import { LONGEST_TEXT } from './giftWords.ts'
import type { PersonalizationBody } from './personalizationBody.ts'
import { isTimeZone } from './timeZone.ts'

/** More than any rule of the form allows: longer text is refused unread. */
const MOST = 4_000
const MOST_BLANKS = 40
const text = z.string().check(z.maxLength(MOST))

const wordsSchema = z.object({
  given: z
    .record(z.string().check(z.maxLength(LONGEST_BLANK_NAME)), z.string().check(z.maxLength(LONGEST_WORDS)))
    .check(z.refine((given) => Object.keys(given).length <= MOST_BLANKS)),
  text: z.nullable(z.string().check(z.maxLength(LONGEST_TEXT))),
  edition: z.optional(z.int()),
  isByHand: z.optional(z.boolean()),
})

/** `POST /api/v1/personalizations`, by the server's names (specification part 1, section 3). */
export const personalizationBodySchema: z.ZodMiniType<PersonalizationBody> = z.object({
  product_id: z.string().check(z.maxLength(200)),
  handle: z.optional(z.string().check(z.maxLength(200))),
  /** Names the line of the cart, and nothing else; made by chance on the device. */
  cart_item_id: z.string().check(z.maxLength(64), z.regex(/^[\w-]{16,}$/u)),
  recipient_name: text,
  recipient_email: text,
  recipient_phone: text,
  message: text,
  delivery_date: text,
  /** Whose days are meant, by its IANA name. */
  time_zone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
  occasion: text,
  special_instructions: text,
  gift_wrap: z.boolean(),
  anonymous_sender: z.boolean(),
  words: z.nullable(wordsSchema),
})
