import * as z from 'zod/mini'
import { cardDeliverySchema, frontSchema, writtenSchema } from '#domain/gifts/card.ts'
import { LONGEST_TEXT } from '#domain/gifts/giftWords.ts'
import { LONGEST_BLANK_NAME, LONGEST_WORDS } from './blanks.ts'
import { formAddressesSchema } from './fileAddresses.ts'
import { FILE_KINDS } from './fileKinds.ts'

/**
 * The text of a personalised file: `template` with `{blanks}` in braces, and the words for each; or a text of the
 * giver’s `own` instead.
 */
const fileTextSchema = z.object({
  template: z.string(),
  own: z.nullable(z.string()),
  blanks: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      given: z.string(),
      /** The giver's own form of a name, where the rules' is unwanted; empty for the rules'. */
      ownForm: z.string(),
    }),
  ),
})

/** A file of an order. Its address is signed and runs out: it is asked for anew each time. */
export const orderFileSchema = z.extend(formAddressesSchema, {
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  title: z.string(),
  text: z.nullable(fileTextSchema),
  /** Of a card that its giver has written: its way to the recipient. */
  delivery: z.nullable(cardDeliverySchema),
  /** Null for a file without a recipient. */
  front: z.nullable(frontSchema),
  written: z.nullable(writtenSchema),
  /** Its giver’s words are still to come from their device. */
  isAwaited: z.boolean(),
  url: z.string(),
})

/** `GET /api/v1/orders/{token}/files`: an order's files, and its invoice once there is one. */
export const orderFilesSchema = z.object({
  files: z.array(orderFileSchema),
  invoice: z.nullable(z.object({ number: z.string(), url: z.string() })),
})

/** The language that documents are written in. */
export const orderFilesQuerySchema = z.object({ lang: z.enum(['pl', 'en']) })

/**
 * The buyer's words for a file's blanks, by their names; an empty one is left for handwriting. Or a text of their own
 * for the whole of it.
 */
export const fileWordsSchema = z.object({
  text: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_TEXT)))),
  words: z.record(
    z.string().check(z.maxLength(LONGEST_BLANK_NAME)),
    z.string().check(z.maxLength(LONGEST_WORDS)),
  ),
})

export type OrderFileText = z.infer<typeof fileTextSchema>
export type OrderFile = z.infer<typeof orderFileSchema>
export type OrderFiles = z.infer<typeof orderFilesSchema>
