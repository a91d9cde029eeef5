import * as z from 'zod/mini'
import { type AffiliateOffer, affiliateKeyOf, CODE_LENGTH } from './codes.ts'

/** For how long a code is good after the visit that brought it, ms (specification part 1, section 4). */
export const VISIT_MS = 24 * 3_600_000
/** The tolerated change of a clock that is set back, ms. */
const CLOCK_LEEWAY_MS = 60_000
const MOST_EARLIER = 20

/** The visit that brought a known code, as session storage holds it. */
export interface AffiliateVisit extends AffiliateOffer {
  /** When it was, milliseconds since the epoch. */
  readonly at: number
  /** Whether the code was put into the present cart: a buyer who removes it has decided. */
  readonly wasPut: boolean
  /** Codes that earlier visits of this session have put there: a newer visit's takes their place. */
  readonly earlier: readonly string[]
}

/** The offer to a visitor, as the server states it. */
export const affiliateOfferSchema = z.object({
  code: z.string().check(z.maxLength(CODE_LENGTH.max)),
  creator: z.string().check(z.maxLength(80)),
  bonusCredits: z.int().check(z.gte(0)),
  discountPercent: z.int().check(z.gte(0), z.lte(100)),
})

const visitSchema = z.object({
  ...affiliateOfferSchema.shape,
  at: z.number(),
  wasPut: z.boolean(),
  earlier: z.array(z.string().check(z.maxLength(CODE_LENGTH.max))).check(z.maxLength(MOST_EARLIER)),
})

/** The possible codes of a query string, `ref` before `code`; texts that can't be a code are left out. */
export function visitedCodes(search: string): readonly string[] {
  const query = new URLSearchParams(search)
  const codes = ['ref', 'code'].flatMap((name) => affiliateKeyOf(query.get(name) ?? '') ?? [])
  return [...new Set(codes)]
}

/** Reads back the stored visit. Null for one that is over, or isn't a visit. */
export function readVisit(stored: string | null, now: number): AffiliateVisit | null {
  if (stored === null) return null
  try {
    const { success, data } = z.safeParse(visitSchema, JSON.parse(stored))
    return success && timeLeft(data, now) > 0 ? data : null
  } catch {
    return null
  }
}

/** For how long the visit is still good, ms; at most 0 when it is over. A visit of the future is none. */
export function timeLeft({ at }: Pick<AffiliateVisit, 'at'>, now: number): number {
  return at > now + CLOCK_LEEWAY_MS ? 0 : at + VISIT_MS - now
}

/** The visit that takes the place of the one before it: the same code again is good for another day. */
export function nextVisit(before: AffiliateVisit | null, offer: AffiliateOffer, at: number): AffiliateVisit {
  const { code, creator, bonusCredits, discountPercent } = offer
  const put = before === null ? [] : [...before.earlier, ...(before.wasPut ? [before.code] : [])]
  return {
    code,
    creator,
    bonusCredits,
    discountPercent,
    at,
    // A reload doesn't put back a code that was removed.
    wasPut: before?.code === code && before.wasPut,
    earlier: [...new Set(put)].filter((earlier) => earlier !== code).slice(-MOST_EARLIER),
  }
}
