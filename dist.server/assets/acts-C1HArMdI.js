import {
  $n as string,
  An as _enum,
  Hn as nullable,
  Mn as array,
  Qn as refine,
  Rn as int,
  Wn as object,
  ar as _gte,
  cr as _lte,
  ir as uuid,
  lr as _maxLength,
  mr as _trim,
  ur as _minLength,
} from '../renderPage.js'
// src/domain/administration/acts.ts
/**
 * What administrators do to somebody's account, each with a reason: give and take roles, correct credits, give back
 * what a piece of work cost (`refund`), take back the credits of an order whose money was returned (`return`).
 */
var PERSONAL_ACT_KINDS = ['roles', 'correction', 'refund', 'return']
/** What they do about an issue of the newsletter; its subject stands for the reason. */
var ISSUE_ACT_KINDS = ['newsletter-send', 'newsletter-stop', 'newsletter-continue']
/** What they do about an affiliate code, with a reason. */
var CODE_ACT_KINDS = ['affiliate-add', 'affiliate-end']
/** What they do about a buyer's opinion of a product. */
var REVIEW_ACT_KINDS = ['review-approve', 'review-reject', 'review-answer']
/** What they tell of the parcel of an order; its number stands for the reason. */
var PARCEL_ACT_KINDS = ['parcel-made', 'parcel-sent', 'parcel-delivered']
/** What they do about how many pieces of something there are. */
var STOCK_ACT_KINDS = ['stock']
var ACT_KINDS = [
  ...PERSONAL_ACT_KINDS,
  ...ISSUE_ACT_KINDS,
  ...CODE_ACT_KINDS,
  ...REVIEW_ACT_KINDS,
  ...PARCEL_ACT_KINDS,
  ...STOCK_ACT_KINDS,
]
/** The person reads the reason: it is a sentence. */
var REASON_LENGTH = {
  min: 5,
  max: 300,
}
/** The most credits one correction adds or takes. */
var CORRECTION_MOST = 1e5
/** The roles an administrator gives. */
var GIVEN_ROLES = ['user', 'author', 'admin']
/** What every act carries. */
var actShape = {
  /** Made once for a press: the same act sent again takes effect once. */
  act: uuid().check(_maxLength(36)),
  /** The number of the person's last act that was seen. Refused with PERSON_CHANGED when another came meanwhile. */
  seen: int().check(_gte(0)),
  reason: string().check(_trim(), _minLength(REASON_LENGTH.min), _maxLength(REASON_LENGTH.max)),
}
object({
  ...actShape,
  roles: array(_enum(GIVEN_ROLES)).check(_maxLength(GIVEN_ROLES.length)),
})
object({
  ...actShape,
  credits: int().check(
    _gte(-1e5),
    _lte(CORRECTION_MOST),
    refine((credits) => credits !== 0),
  ),
})
object({
  ...actShape,
  generation: string().check(_maxLength(64)),
})
object({
  ...actShape,
  order: string().check(_maxLength(64)),
})
/** Somebody in the journal; without an address once their account is gone. */
var namedSchema = object({
  id: string(),
  email: nullable(string()),
})
var actSchema = object({
  id: string(),
  /** Of all acts about this person, from 1; 0 about nobody. */
  number: int(),
  kind: _enum(ACT_KINDS),
  /** Null for what was done to nobody's account. */
  person: nullable(namedSchema),
  /** Null for what was done at the server itself. */
  administrator: nullable(namedSchema),
  /** Empty once the person's account is gone. */
  reason: string(),
  /** What the act did to the credits; null where it did nothing to them. */
  credits: nullable(int()),
  roles: nullable(
    object({
      before: array(string()),
      after: array(string()),
    }),
  ),
  /** The generation, the order, the issue, the code, the opinion or the variant it is about. */
  subjectId: nullable(string()),
  /** ISO 8601. */
  createdAt: string(),
})
/** `GET /api/v1/admin/acts?before=`: the newest first. */
var actsPageSchema = object({
  acts: array(actSchema),
  next: nullable(string()),
})
export { actsPageSchema as a, actSchema as i, GIVEN_ROLES as n, REASON_LENGTH as r, CORRECTION_MOST as t }
