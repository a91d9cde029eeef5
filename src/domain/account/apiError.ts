import * as z from 'zod/mini'

/** The codes the product API says no with, and the HTTP status of each. The screens turn codes into words. */
export const API_ERRORS = {
  INVALID_REQUEST: 400,
  /** `details.problems` says which field and why. */
  VALIDATION_FAILED: 422,
  INVALID_CREDENTIALS: 401,
  /** No token, one that has run out, or one of an ended session. */
  UNAUTHORIZED: 401,
  /** The refresh token is of no use any more: sign in again. */
  SESSION_EXPIRED: 401,
  /** With the header `X-Email-Unverified: true`. */
  EMAIL_NOT_VERIFIED: 403,
  FORBIDDEN: 403,
  /** The sign-in alone is not enough: the password, or a passkey, is asked for first. */
  PROOF_REQUIRED: 403,
  /** The letter's link is about an account that the caller isn't signed in to: its password is asked for. */
  PASSWORD_REQUIRED: 403,
  NOT_FOUND: 404,
  /** The link's token was used, has run out or never was. */
  LINK_INVALID: 410,
  CHALLENGE_INVALID: 400,
  PASSKEY_NOT_RECOGNISED: 401,
  USERNAME_TAKEN: 409,
  LAST_ADMIN: 409,
  /** Another administrator has done something to the same person meanwhile. */
  PERSON_CHANGED: 409,
  /** An issue of the newsletter was changed or sent meanwhile. */
  ISSUE_CHANGED: 409,
  /** Another administrator has saved the article meanwhile. */
  ARTICLE_CHANGED: 409,
  /** A text that can’t be an article: its preview says why. */
  ARTICLE_INVALID: 422,
  /** Its writer has changed an opinion meanwhile, or taken it back. */
  REVIEW_CHANGED: 409,
  /** The parcel was updated meanwhile, or its new state can't follow the present one. */
  PARCEL_CHANGED: 409,
  /** A picture for a line that is in no cart and no order, or not yet. */
  NOT_IN_CART: 409,
  /** The words or picture of a thing that is already being made. */
  BEING_MADE: 409,
  /** Thanks for a card that was thanked for: there is one letter for each. */
  THANKED_ALREADY: 409,
  /** Of something that one hasn't bought here, or that hasn't arrived yet. */
  NOT_BOUGHT: 403,
  /** The list has no readers in any language of the issue. */
  NO_READERS: 409,
  /** Something is missing in a language that the issue is to be sent in. */
  ISSUE_INCOMPLETE: 422,
  /** Fewer credits are there than are to be taken. */
  NOT_ENOUGH_CREDITS: 409,
  /** As many credits as an account can hold. */
  ACCOUNT_FULL: 409,
  /** The work wasn't charged, or was already refunded. */
  NOTHING_TO_REFUND: 409,
  TOO_MANY_PASSKEYS: 409,
  /** A store elsewhere takes the orders: this server doesn't know their number. */
  ORDERS_ELSEWHERE: 409,
  KEY_REUSED: 422,
  /** Of a generation that isn't completed: there is nothing to share. */
  NOT_COMPLETED: 409,
  /** Administrators took the work or the drawing down. */
  TAKEN_DOWN: 409,
  /** Of a generation that a provider is being paid for: it is cancelled first, where that is said. */
  STILL_BEING_MADE: 409,
  /** The template was saved elsewhere meanwhile: `details.current` is its present state. */
  TEMPLATE_REVISION_CONFLICT: 409,
  /** The template's state doesn't allow this: only a published one can be archived. */
  TEMPLATE_STATUS: 409,
  /** `details.validation` gives the reasons against publishing. */
  TEMPLATE_INVALID: 422,
  /** It has more parts than a run can have. */
  TEMPLATE_TOO_LARGE: 422,
  /** `details.faults` says which fields of the form, and why. */
  TEMPLATE_FORM_INVALID: 422,
  /** It may cost more by now than was seen: `details.quote`. Nothing is held. */
  TEMPLATE_PRICE_CHANGED: 409,
  /** Something of it can’t be used here now. */
  TEMPLATE_UNAVAILABLE: 503,
  /** A result of an earlier run can’t be taken: `details.result` says which, and why. */
  TEMPLATE_RESULT_UNUSABLE: 409,
  /** As many bytes of files for forms as one person can keep. */
  TEMPLATE_FILES_FULL: 409,
  /** The same refCode for something else. */
  REF_CODE_REUSED: 409,
  /** Fewer credits are there than it may cost. */
  INSUFFICIENT_CREDITS: 402,
  /** As many drawings as one person can share at the same time. */
  SHARED_DRAWINGS_FULL: 409,
  PAYLOAD_TOO_LARGE: 413,
  /** A file that isn't one of the kinds taken, or another than it says it is. */
  FILE_TYPE_NOT_ALLOWED: 415,
  /** A file that is broken or cut off. */
  FILE_UNREADABLE: 422,
  /** More pixels than are taken. */
  PICTURE_TOO_LARGE: 422,
  /** As many pictures, or bytes of them, as one person can keep. */
  GALLERY_FULL: 409,
  /** An upload that was confirmed before its file had come. */
  UPLOAD_MISSING: 409,
  /** With `Retry-After` in seconds. */
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

export type ApiErrorCode = keyof typeof API_ERRORS

/** The header of a refusal for want of a confirmed address (specification part 2, section 6). */
export const UNVERIFIED_HEADER = 'X-Email-Unverified'

/** Why a field is invalid. */
export const FIELD_PROBLEMS = [
  'required',
  'email',
  'too_short',
  'too_long',
  /** Too easy to guess. */
  'weak',
  'must_accept',
  'username',
  'taken',
  'reserved',
  'wrong',
  'same',
  'tax_id',
  'postcode',
  'phone',
  /** A day that is over. */
  'past',
  /** It has characters that none of our print fonts has. */
  'unprintable',
  /** A day that is too far away. */
  'too_late',
] as const

export type FieldProblemCode = (typeof FIELD_PROBLEMS)[number]

export const fieldProblemSchema = z.object({ field: z.string(), code: z.enum(FIELD_PROBLEMS) })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/** The body of every refusal: `message` is English and for developers. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.object({ problems: z.optional(z.array(fieldProblemSchema)) })),
  }),
})
