import * as z from 'zod/mini'
import { SUBJECT_KINDS } from '../credits/subject.ts'

/**
 * Administrators' acts on a person's account, each with a reason: give and take roles, correct credits, give back the
 * price of a piece of work (`refund`), take back the credits of an order whose money was returned (`return`).
 */
export const PERSONAL_ACT_KINDS = ['roles', 'correction', 'refund', 'return'] as const

/** Acts on an issue of the newsletter; its subject is the reason. */
export const ISSUE_ACT_KINDS = ['newsletter-send', 'newsletter-stop', 'newsletter-continue'] as const
export type IssueActKind = (typeof ISSUE_ACT_KINDS)[number]

/** Acts on an affiliate code, with a reason. */
export const CODE_ACT_KINDS = ['affiliate-add', 'affiliate-end'] as const
export type CodeActKind = (typeof CODE_ACT_KINDS)[number]

/** Acts on a buyer's review of a product. */
export const REVIEW_ACT_KINDS = ['review-approve', 'review-reject', 'review-answer'] as const
export type ReviewActKind = (typeof REVIEW_ACT_KINDS)[number]

/** Updates of an order's parcel; the order's number is the reason. */
export const PARCEL_ACT_KINDS = ['parcel-made', 'parcel-sent', 'parcel-delivered'] as const
export type ParcelActKind = (typeof PARCEL_ACT_KINDS)[number]

/** Decisions about a reported public work or shared drawing. */
export const REPORT_ACT_KINDS = ['work-keep', 'work-take-down', 'drawing-keep', 'drawing-take-down'] as const
export type ReportActKind = (typeof REPORT_ACT_KINDS)[number]

/** Acts on the stock of a variant. */
export const STOCK_ACT_KINDS = ['stock'] as const
export type StockActKind = (typeof STOCK_ACT_KINDS)[number]

export const ACT_KINDS = [
  ...PERSONAL_ACT_KINDS,
  ...ISSUE_ACT_KINDS,
  ...CODE_ACT_KINDS,
  ...REVIEW_ACT_KINDS,
  ...PARCEL_ACT_KINDS,
  ...STOCK_ACT_KINDS,
  ...REPORT_ACT_KINDS,
] as const
export type ActKind = (typeof ACT_KINDS)[number]

/** The person reads the reason: it is a sentence. */
export const REASON_LENGTH = { min: 5, max: 300 } as const
/** The most credits one correction adds or takes. */
export const CORRECTION_MOST = 100_000

/** The roles an administrator gives. */
export const GIVEN_ROLES = ['user', 'admin'] as const

/** The fields of every act. */
const actShape = {
  /** Made once for a press: the same act sent again takes effect once. */
  act: z.uuid().check(z.maxLength(36)),
  /** The number of the person's last act that was seen. Refused with PERSON_CHANGED when another came meanwhile. */
  seen: z.int().check(z.gte(0)),
  reason: z.string().check(z.trim(), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max)),
}

/** `PUT /api/v1/admin/users/{id}/roles`. A change ends every token of that user at once. */
export const rolesRequestSchema = z.object({
  ...actShape,
  roles: z.array(z.enum(GIVEN_ROLES)).check(z.maxLength(GIVEN_ROLES.length)),
})
export type RolesRequest = z.infer<typeof rolesRequestSchema>

/** `POST /api/v1/admin/users/{id}/corrections`: credits to add, or to take where negative. */
export const correctionRequestSchema = z.object({
  ...actShape,
  credits: z.int().check(
    z.gte(-CORRECTION_MOST),
    z.lte(CORRECTION_MOST),
    z.refine((credits) => credits !== 0),
  ),
})
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>

/** `POST /api/v1/admin/users/{id}/refunds`: refunds the price of a piece of work. */
export const refundRequestSchema = z.object({
  ...actShape,
  subject: z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string().check(z.maxLength(64)) }),
})
export type RefundRequest = z.infer<typeof refundRequestSchema>

/** `POST /api/v1/admin/users/{id}/returns`: the credits of an order, by the shop's id of it. */
export const returnRequestSchema = z.object({ ...actShape, order: z.string().check(z.maxLength(64)) })
export type ReturnRequest = z.infer<typeof returnRequestSchema>

/** A person in the audit log; without an address once their account is gone. */
const namedSchema = z.object({ id: z.string(), email: z.nullable(z.string()) })

export const actSchema = z.object({
  id: z.string(),
  /** Counts all acts about this person, from 1; 0 about no one. */
  number: z.int(),
  kind: z.enum(ACT_KINDS),
  /** Null for an act on no account. */
  person: z.nullable(namedSchema),
  /** Null for an act at the server itself. */
  administrator: z.nullable(namedSchema),
  /** Empty once the person's account is gone. */
  reason: z.string(),
  /** The change of the credits; null for none. */
  credits: z.nullable(z.int()),
  roles: z.nullable(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
  /** The generation, the drawing, the run, the order, the issue, the code, the opinion or the variant it is about. */
  subjectId: z.nullable(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
})
export type Act = z.infer<typeof actSchema>

/** `GET /api/v1/admin/acts?before=`: the newest first. */
export const actsPageSchema = z.object({ acts: z.array(actSchema), next: z.nullable(z.string()) })
export type ActsPage = z.infer<typeof actsPageSchema>
