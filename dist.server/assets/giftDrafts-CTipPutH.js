import { n as RECIPIENTS } from './giftNames-DJ7Y0cDQ.js'
import { t as AI_PRODUCT_TYPES } from './product-Co9MxqaW.js'
import {
  $n as string,
  An as _enum,
  Gn as optional,
  Hn as nullable,
  Jn as pipe,
  Nn as boolean,
  Rn as int,
  Wn as object,
  Zn as record,
  _r as safeParse,
  er as transform,
  nr as unknown,
  qn as partialRecord,
} from '../renderPage.js'
import { n as WRITING_DAYS } from './giftDays-C1Je7gyC.js'
import { a as TONES, n as LENGTHS, r as SLOTS, t as ADDRESSES } from './wording-CHskZvGx.js'
import { n as writeOwnedDraft, t as readOwnedDrafts } from './ownedDrafts-D_YK9hZs.js'
// src/domain/wording/writingSchema.ts
/** What a text is asked to be, whoever writes it. */
var writingRequestSchema = object({
  type: _enum(AI_PRODUCT_TYPES),
  occasion: _enum(['', ...WRITING_DAYS]),
  relation: _enum(['', ...RECIPIENTS]),
  tone: _enum(TONES),
  length: _enum(LENGTHS),
  address: _enum(ADDRESSES),
  name: string(),
  memory: string(),
  sender: string(),
  seed: int(),
})
/** What somebody asked the rules to write, as it is kept. */
var writingSchema = object({
  isOpen: boolean(),
  request: writingRequestSchema,
  variant: nullable(int()),
  turns: partialRecord(_enum(SLOTS), int()),
})
// src/offline/gifts/giftDrafts.ts
var wordsSchema = object({
  given: record(string(), string()),
  text: nullable(string()),
})
var detailsSchema = object({
  recipientName: string(),
  recipientEmail: string(),
  recipientPhone: string(),
  message: string(),
  deliveryDate: string(),
  occasion: string(),
  specialInstructions: string(),
  giftWrap: boolean(),
  anonymousSender: boolean(),
})
var draftSchema = object({
  words: wordsSchema,
  details: detailsSchema,
  /** It went into the cart as it was then, and on from there: it isn't offered as begun any more. */
  wasInCart: boolean(),
  /** What the rules were asked to write; null where they weren’t, or by an earlier release. */
  writing: pipe(
    optional(unknown()),
    transform((stored) => safeParse(writingSchema, stored).data ?? null),
  ),
})
var prefixOf = (handle) => `gift:${handle}:`
/** The gifts that whoever uses this device has begun of a product, a guest included. */
function readGiftDrafts(db, handle) {
  return readOwnedDrafts(db, prefixOf(handle), draftSchema)
}
/** Stores a gift as `writeOwnedDraft` does. */
function writeGiftDraft(db, { handle, id, owner }, draft) {
  return writeOwnedDraft(
    db,
    {
      name: `${prefixOf(handle)}${id}`,
      owner,
    },
    draft,
  )
}
export { writeGiftDraft as n, writingRequestSchema as r, readGiftDrafts as t }
