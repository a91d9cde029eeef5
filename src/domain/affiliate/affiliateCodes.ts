import * as z from 'zod/mini'
import { REASON_LENGTH } from '../administration/acts.ts'
import { affiliateKeyOf, CODE_LENGTH } from './codes.ts'
import { affiliateOfferSchema } from './visit.ts'

/**
 * `GET /api/v1/affiliate/codes?code=`: the code's present terms; null for one that is unknown, over or not yet valid.
 */
export const affiliateLookupSchema = z.object({ offer: z.nullable(affiliateOfferSchema) })

/** The most a code may give. */
export const MOST_BONUS = 10_000
export const MOST_DISCOUNT = 90
export const MOST_USES = 1_000_000
export const CREATOR_LENGTH = 80

/** A code's results: orders that were paid with it and not returned, without its creator's own. */
const resultsSchema = z.object({
  orders: z.int(),
  /** As bonuses of those orders. */
  creditsGiven: z.int(),
})

/** ISO 8601; null where nothing was set. */
const termSchema = z.object({ startsAt: z.nullable(z.string()), endsAt: z.nullable(z.string()) })

/** `GET /api/v1/affiliate/results`: the caller's own codes and their results. Of their buyers only the number. */
export const creatorResultsSchema = z.object({
  codes: z.array(z.object({ ...affiliateOfferSchema.shape, ...termSchema.shape, ...resultsSchema.shape })),
})
export type CreatorResults = z.infer<typeof creatorResultsSchema>

const managedCodeSchema = z.object({
  ...affiliateOfferSchema.shape,
  ...termSchema.shape,
  ...resultsSchema.shape,
  usageLimit: z.nullable(z.int()),
  /** The creator's account; without an address once it is gone. */
  account: z.nullable(z.object({ id: z.string(), email: z.string() })),
})
export type ManagedCode = z.infer<typeof managedCodeSchema>

/** `GET /api/v1/admin/affiliate-codes`: all codes, the newest first. */
export const managedCodesSchema = z.object({ codes: z.array(managedCodeSchema) })
export type ManagedCodes = z.infer<typeof managedCodesSchema>

/** The fields of an act about a code. Idempotent: the same act sent again takes effect once. */
const actShape = {
  act: z.uuid().check(z.maxLength(36)),
  reason: z.string().check(z.trim(), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max)),
}

const moment = z.iso.datetime().check(z.maxLength(30))

/** `POST /api/v1/admin/affiliate-codes`. */
export const addCodeSchema = z.object({
  ...actShape,
  code: z.string().check(
    z.maxLength(CODE_LENGTH.max),
    z.refine((code) => affiliateKeyOf(code) !== null),
  ),
  creator: z.string().check(z.trim(), z.minLength(1), z.maxLength(CREATOR_LENGTH)),
  bonusCredits: z.int().check(z.gte(0), z.lte(MOST_BONUS)),
  discountPercent: z.int().check(z.gte(0), z.lte(MOST_DISCOUNT)),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** It is valid for this many orders. */
  usageLimit: z.nullable(z.int().check(z.gte(1), z.lte(MOST_USES))),
  /** The address of its creator; null for none. */
  email: z.nullable(z.string().check(z.maxLength(254))),
})
export type AddCode = z.infer<typeof addCodeSchema>

/** `POST /api/v1/admin/affiliate-codes/{code}/end`: from now on it is good for no new order. */
export const endCodeSchema = z.object(actShape)
export type EndCode = z.infer<typeof endCodeSchema>
