import * as z from 'zod/mini'
import { RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { AI_PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { WRITING_DAYS } from '#domain/gifts/giftDays.ts'
import { LONGEST_BLANK_NAME, LONGEST_WORDS } from '#domain/orders/blanks.ts'
import { MATTER_NAMES } from './matters.ts'
import { ADDRESSES, LENGTHS, LONGEST_MEMORY, LONGEST_NAME, SLOTS, TONES } from './wording.ts'
import type { WritingRequest } from './writingRequest.ts'
import type { Writing } from './writing.ts'

/** The request for a text, for rules and engines alike. */
export const writingRequestSchema: z.ZodMiniType<WritingRequest> = z.object({
  type: z.enum(AI_PRODUCT_TYPES),
  occasion: z.enum(['', ...WRITING_DAYS]),
  relation: z.enum(['', ...RECIPIENTS]),
  tone: z.enum(TONES),
  length: z.enum(LENGTHS),
  address: z.enum(ADDRESSES),
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  memory: z.string().check(z.maxLength(LONGEST_MEMORY)),
  sender: z.string().check(z.maxLength(LONGEST_NAME)),
  seed: z.int(),
  matter: z.optional(z.enum(MATTER_NAMES)),
  facts: z.optional(
    z.record(z.string().check(z.maxLength(LONGEST_BLANK_NAME)), z.string().check(z.maxLength(LONGEST_WORDS))),
  ),
})

/** The stored request to the rules. */
export const writingSchema: z.ZodMiniType<Writing> = z.object({
  isOpen: z.boolean(),
  request: writingRequestSchema,
  variant: z.nullable(z.int()),
  turns: z.partialRecord(z.enum(SLOTS), z.int()),
})
