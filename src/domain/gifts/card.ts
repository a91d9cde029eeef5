import * as z from 'zod/mini'
import { formAddressesSchema } from '#domain/orders/fileAddresses.ts'
import { FILE_KINDS } from '#domain/orders/fileKinds.ts'
import { isTimeZone } from './timeZone.ts'

/** The picture on the front of a closed card, which its recipient sees first. */
export const frontSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  altText: z.string(),
})

/** How it reads: paragraphs, in which a line break stays one, and who signs them; an empty signature is none. */
export const writtenSchema = z.object({ paragraphs: z.array(z.string()), signature: z.string() })
export type Written = z.infer<typeof writtenSchema>

/** The colours of its print, for its envelope and its surroundings: `#rrggbb`. */
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/))
export const cardColoursSchema = z.object({
  paper: colour,
  /** Of the first words and who signs. */
  deep: colour,
  accent: colour,
  second: colour,
})
export type CardColours = z.infer<typeof cardColoursSchema>

/**
 * Whether the recipient of a card can write back: once, and only where its giver can be reached. `closed` unless all of
 * that is known.
 */
export const THANKS_STATES = ['closed', 'open', 'sent'] as const

/** `GET /api/v1/cards/{token}`: a card as its recipient sees it. */
export const cardSchema = z.extend(formAddressesSchema, {
  kind: z.enum(FILE_KINDS),
  title: z.string(),
  colours: cardColoursSchema,
  /** Whom it is for, as its giver calls them; empty where they don’t say. */
  recipient: z.string(),
  /** The language of the text. */
  language: z.enum(['pl', 'en']),
  front: z.nullable(frontSchema),
  ...writtenSchema.shape,
  /** The buyer's name, or else the signature; empty for an anonymous one, or where no name was given. */
  sender: z.string(),
  /** The giver doesn’t want it said who they are. */
  isAnonymous: z.boolean(),
  /** The giver’s words beside the card; empty without any. */
  message: z.string(),
  /** The file as it is on paper; the address is signed and runs out. */
  pdf: z.string(),
  /** The recipient has said that it arrived. */
  isReceived: z.boolean(),
  thanks: z.enum(THANKS_STATES),
})
export type Card = z.infer<typeof cardSchema>

/** How far a card is on its way: it waits for its day, it is with the recipient, the recipient has said so. */
export const CARD_STATES = ['planned', 'sent', 'received'] as const

/** A card's way to its recipient, as the giver sees it. */
export const cardDeliverySchema = z.object({
  state: z.enum(CARD_STATES),
  recipientName: z.string(),
  recipientEmail: z.string(),
  /** When it is or was sent; null where its giver hasn't said when, or sends it by hand. */
  at: z.nullable(z.iso.datetime()),
  /** Its words aren't complete: until then it isn't sent. */
  isUnfinished: z.boolean(),
  /** A calendar day, `YYYY-MM-DD`, or empty. */
  day: z.string(),
  /** One of `GIFT_DAYS`, or empty. */
  occasion: z.string(),
  /** Of the card’s private page, to be given by hand too. */
  token: z.string(),
})
export type CardDelivery = z.infer<typeof cardDeliverySchema>

/** `PUT /api/v1/orders/{token}/files/{file}/delivery`: to whom and when a card goes that wasn’t sent yet. */
export const cardDeliveryChangeSchema = z.object({
  recipient_email: z.string().check(z.maxLength(320)),
  delivery_date: z.string().check(z.maxLength(10)),
  time_zone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
})

/**
 * `POST /api/v1/orders/{token}/files/{file}/send`: `soon` leaves after the time in which it can be called back, `now` at
 * once.
 */
export const cardSendingSchema = z.object({ when: z.enum(['soon', 'now']) })
export type CardSending = z.infer<typeof cardSendingSchema>
