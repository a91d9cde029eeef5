import {
  API_ERRORS,
  type ApiErrorCode,
  type FieldProblem,
  UNVERIFIED_HEADER,
} from '#domain/account/apiError.ts'

interface RefusalDetails {
  /** Invalid fields, and why. */
  readonly problems?: readonly FieldProblem[]
  /** How long, in seconds, to wait before a retry. */
  readonly retryAfter?: number
  /** Further details of the body; the codes that have some name them. */
  readonly more?: Readonly<Record<string, unknown>>
}

/** A refusal of the product API. Thrown anywhere below a call; inside a transaction it rolls that back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ApiErrorCode
  readonly details: RefusalDetails

  constructor(code: ApiErrorCode, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(MESSAGES[code], options)
    this.code = code
    this.details = details
  }
}

/** A refusal of one invalid field. */
export function fieldRefusal(field: string, code: FieldProblem['code']): Refusal {
  return new Refusal('VALIDATION_FAILED', { problems: [{ field, code }] })
}

/** The answer of a refusal: `{ error: { code, message, details? } }` (specification part 2, section 8). */
export function refusalAnswer({ code, message, details }: Refusal): Response {
  const { problems, retryAfter, more } = details
  const told = { ...(problems === undefined ? {} : { problems }), ...more }
  return Response.json(
    { error: { code, message, ...(Object.keys(told).length === 0 ? {} : { details: told }) } },
    {
      status: API_ERRORS[code],
      headers: {
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
        ...(code === 'EMAIL_NOT_VERIFIED' ? { [UNVERIFIED_HEADER]: 'true' } : {}),
        // What HTTP asks of a 401 (RFC 9110); browsers show no dialog for this scheme.
        ...(API_ERRORS[code] === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      },
    },
  )
}

const MESSAGES: Record<ApiErrorCode, string> = {
  INVALID_REQUEST: 'The request is not valid',
  VALIDATION_FAILED: 'Some fields are missing or wrong',
  INVALID_CREDENTIALS: 'The address or the password is wrong',
  UNAUTHORIZED: 'Sign in first',
  SESSION_EXPIRED: 'The session has ended: sign in again',
  EMAIL_NOT_VERIFIED: 'Confirm the e-mail address first',
  FORBIDDEN: 'Access forbidden',
  PROOF_REQUIRED: 'Prove first that the account is yours, by its password or a passkey',
  NOT_FOUND: 'There is nothing at this address',
  LINK_INVALID: 'The link was used, has run out or never was',
  CHALLENGE_INVALID: 'The challenge was used, has run out or never was',
  PASSKEY_NOT_RECOGNISED: 'No account knows this passkey',
  USERNAME_TAKEN: 'The user name is taken',
  PASSWORD_REQUIRED: 'Give the password of the account that this link is about',
  LAST_ADMIN: 'The last administrator has to stay one',
  PERSON_CHANGED: 'Something else was done to this person meanwhile: look again first',
  ISSUE_CHANGED: 'The issue was changed or sent meanwhile',
  ARTICLE_CHANGED: 'The article was saved by somebody else meanwhile',
  ARTICLE_INVALID: 'This text can’t be an article yet: its preview says why',
  REVIEW_CHANGED: 'The opinion was changed or taken back meanwhile',
  PARCEL_CHANGED: 'Something else is known of this parcel by now: look again first',
  NOT_IN_CART: 'No cart and no order has such a line, or not yet: come again once it is there',
  BEING_MADE: 'It is being made already: its words and picture stay as they are',
  THANKED_ALREADY: 'Thanks for this card were sent before',
  NOT_BOUGHT: 'Only what was bought with this address and has arrived can be reviewed',
  NO_READERS: 'Nobody is on the list who reads in this language',
  ISSUE_INCOMPLETE: 'The issue lacks something in a language it is to be sent in',
  NOT_ENOUGH_CREDITS: 'The account has fewer credits than are to be taken',
  ACCOUNT_FULL: 'The account has as many credits as it can hold',
  NOTHING_TO_REFUND: 'Nothing was charged for it, or it was given back before',
  TOO_MANY_PASSKEYS: 'The account has as many passkeys as it can',
  NOT_COMPLETED: 'The generation is not completed',
  TAKEN_DOWN: 'Administrators took it down: nobody else may see it',
  STILL_BEING_MADE: 'The generation is being made by a provider that takes money for it: cancel it first',
  ORDERS_ELSEWHERE: 'Orders are taken by a store elsewhere, and nothing of them stands here',
  KEY_REUSED: 'This idempotency key belongs to another call',
  TEMPLATE_REVISION_CONFLICT: 'The template was saved by somebody else meanwhile',
  TEMPLATE_STATUS: 'A template in this state can not be done this to',
  TEMPLATE_INVALID: 'The template has to be mended before it can be published',
  TEMPLATE_TOO_LARGE: 'The template has more parts than it can be run or judged with',
  TEMPLATE_FORM_INVALID: 'Some fields of the form are missing or wrong',
  TEMPLATE_PRICE_CHANGED: 'It may cost more by now than was seen',
  TEMPLATE_UNAVAILABLE: 'Something that the template needs can not be used right now',
  TEMPLATE_RESULT_UNUSABLE: 'A result of an earlier run can not be taken',
  TEMPLATE_FILES_FULL: 'There is no room for more files of forms',
  REF_CODE_REUSED: 'This refCode belongs to something else',
  INSUFFICIENT_CREDITS: 'Insufficient credits',
  SHARED_DRAWINGS_FULL: 'The account shares as many drawings as it can',
  PAYLOAD_TOO_LARGE: 'The body of the request is too large',
  FILE_TYPE_NOT_ALLOWED: 'The file is not of a kind that is taken, or not of the kind it says it is',
  FILE_UNREADABLE: 'The file is broken or incomplete',
  PICTURE_TOO_LARGE: 'The picture has too many pixels',
  GALLERY_FULL: 'The gallery is full',
  UPLOAD_MISSING: 'The file of this upload has not come yet',
  TOO_MANY_REQUESTS: 'Too many requests',
  INTERNAL_ERROR: 'An unexpected error occurred',
  SERVICE_UNAVAILABLE: 'The service is not available right now',
}
