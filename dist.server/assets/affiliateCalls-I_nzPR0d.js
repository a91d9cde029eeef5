import { t as datetime } from './iso-DqmrjKOJ.js'
import {
  $n as string,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Qn as refine,
  Rn as int,
  Un as number,
  Wn as object,
  _r as safeParse,
  ar as _gte,
  cr as _lte,
  ir as uuid,
  lr as _maxLength,
  mr as _trim,
  ur as _minLength,
} from '../renderPage.js'
import { r as REASON_LENGTH } from './acts-C1HArMdI.js'
import { n as affiliateKeyOf, t as CODE_LENGTH } from './codes-C2QMq9Cr.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
// src/domain/affiliate/visit.ts
/** For how long a code is good after the visit that brought it, ms (specification part 1, section 4). */
var VISIT_MS = 864e5
/** A clock that is set back by so much meanwhile changes nothing, ms. */
var CLOCK_LEEWAY_MS = 6e4
var MOST_EARLIER = 20
/** What a visitor is promised, as the server tells it. */
var affiliateOfferSchema = object({
  code: string().check(_maxLength(CODE_LENGTH.max)),
  creator: string().check(_maxLength(80)),
  bonusCredits: int().check(_gte(0)),
  discountPercent: int().check(_gte(0), _lte(100)),
})
var visitSchema = object({
  ...affiliateOfferSchema.shape,
  at: number(),
  wasPut: boolean(),
  earlier: array(string().check(_maxLength(CODE_LENGTH.max))).check(_maxLength(MOST_EARLIER)),
})
/** The codes that a query string may be asking for, `ref` before `code`; what can't be a code is left out. */
function visitedCodes(search) {
  const query = new URLSearchParams(search)
  const codes = ['ref', 'code'].flatMap((name) => affiliateKeyOf(query.get(name) ?? '') ?? [])
  return [...new Set(codes)]
}
/** Reads back what was stored. Null for what is over, or isn't a visit. */
function readVisit(stored, now) {
  if (stored === null) return null
  try {
    const { success, data } = safeParse(visitSchema, JSON.parse(stored))
    return success && timeLeft(data, now) > 0 ? data : null
  } catch {
    return null
  }
}
/** For how long the visit is still good, ms; at most 0 when it is over. A visit of the future is none. */
function timeLeft({ at }, now) {
  return at > now + CLOCK_LEEWAY_MS ? 0 : at + VISIT_MS - now
}
/** The visit that takes the place of the one before it: the same code again is good for another day. */
function nextVisit(before, offer, at) {
  const { code, creator, bonusCredits, discountPercent } = offer
  const put = before === null ? [] : [...before.earlier, ...(before.wasPut ? [before.code] : [])]
  return {
    code,
    creator,
    bonusCredits,
    discountPercent,
    at,
    wasPut: before?.code === code && before.wasPut,
    earlier: [...new Set(put)].filter((earlier) => earlier !== code).slice(-20),
  }
}
// src/domain/affiliate/affiliateCodes.ts
/** `GET /api/v1/affiliate/codes?code=`: what the code promises now; null for one that is unknown, over or not yet good. */
var affiliateLookupSchema = object({ offer: nullable(affiliateOfferSchema) })
/** The most a code may give. */
var MOST_BONUS = 1e4
var MOST_USES = 1e6
/** What a code has brought: orders that were paid with it and not returned, none of its creator's own. */
var resultsSchema = object({
  orders: int(),
  /** As bonuses of those orders. */
  creditsGiven: int(),
})
/** ISO 8601; null where nothing was set. */
var termSchema = object({
  startsAt: nullable(string()),
  endsAt: nullable(string()),
})
/** `GET /api/v1/affiliate/results`: one's own codes, and what they brought. Of their buyers only how many there were. */
var creatorResultsSchema = object({
  codes: array(
    object({
      ...affiliateOfferSchema.shape,
      ...termSchema.shape,
      ...resultsSchema.shape,
    }),
  ),
})
var managedCodeSchema = object({
  ...affiliateOfferSchema.shape,
  ...termSchema.shape,
  ...resultsSchema.shape,
  usageLimit: nullable(int()),
  /** The creator's account; without an address once it is gone. */
  account: nullable(
    object({
      id: string(),
      email: string(),
    }),
  ),
})
/** `GET /api/v1/admin/affiliate-codes`: all codes, the newest first. */
var managedCodesSchema = object({ codes: array(managedCodeSchema) })
/** What an act about a code carries: the same act sent again takes effect once. */
var actShape = {
  act: uuid().check(_maxLength(36)),
  reason: string().check(_trim(), _minLength(REASON_LENGTH.min), _maxLength(REASON_LENGTH.max)),
}
var moment = datetime().check(_maxLength(30))
object({
  ...actShape,
  code: string().check(
    _maxLength(CODE_LENGTH.max),
    refine((code) => affiliateKeyOf(code) !== null),
  ),
  creator: string().check(_trim(), _minLength(1), _maxLength(80)),
  bonusCredits: int().check(_gte(0), _lte(MOST_BONUS)),
  discountPercent: int().check(_gte(0), _lte(90)),
  startsAt: nullable(moment),
  endsAt: nullable(moment),
  /** After so many orders it is good no more. */
  usageLimit: nullable(int().check(_gte(1), _lte(MOST_USES))),
  /** Whoever it is linked to, by their address; null for nobody. */
  email: nullable(string().check(_maxLength(254))),
})
// src/api/product/affiliateCalls.ts
/** What an affiliate code promises now; null for one that is none. */
async function lookUpCode(api, code, options) {
  const request = {
    query: { code },
    answer: affiliateLookupSchema,
    isAnonymous: true,
  }
  return (
    await api.call('GET /api/v1/affiliate/codes', {
      ...options,
      ...request,
    })
  ).offer
}
/** One's own codes, and what they brought. */
function readCreatorResults(api, options) {
  return api.call('GET /api/v1/affiliate/results', {
    ...options,
    answer: creatorResultsSchema,
  })
}
/** All affiliate codes with what they brought, the newest first. For administrators. */
function listCodes(api, options) {
  return api.call('GET /api/v1/admin/affiliate-codes', {
    ...options,
    answer: managedCodesSchema,
  })
}
/** Adds a code. Rejects with VALIDATION_FAILED where it can't stand so. */
function addCode(api, body, options) {
  const request = {
    body,
    answer: managedCodesSchema,
  }
  return api.call('POST /api/v1/admin/affiliate-codes', {
    ...keyed(options),
    ...request,
  })
}
/** Ends a code from now on. Rejects with NOT_FOUND. */
function endCode(api, { code, ...body }, options) {
  const request = {
    path: { code },
    body,
    answer: managedCodesSchema,
  }
  return api.call('POST /api/v1/admin/affiliate-codes/{code}/end', {
    ...keyed(options),
    ...request,
  })
}
export {
  readCreatorResults as a,
  VISIT_MS as c,
  timeLeft as d,
  visitedCodes as f,
  lookUpCode as i,
  nextVisit as l,
  endCode as n,
  MOST_BONUS as o,
  listCodes as r,
  MOST_USES as s,
  addCode as t,
  readVisit as u,
}
