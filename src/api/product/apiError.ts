import type { FieldProblem } from '#domain/account/apiError.ts'
import { type FailureKind, kindOfStatus } from '../request/failureKind.ts'

/** Codes of failures that no server has answered with. */
export type ClientErrorCode =
  | 'NETWORK_ERROR'
  | 'TIMEOUT'
  | 'INVALID_ANSWER'
  | 'UNKNOWN_ERROR'
  /** Another sign-in replaced this one on the device since the call began. */
  | 'SESSION_CHANGED'
  | 'UPLOAD_FAILED'
  | 'UPLOAD_CANCELLED'
  | 'UPLOAD_NETWORK_ERROR'
  | 'UPLOAD_ANSWER_INVALID'

interface ApiErrorParts {
  /** One of `API_ERRORS`, a `ClientErrorCode`, or a code of another product API. */
  readonly code: string
  /** HTTP status; null when there was no answer. */
  readonly status: number | null
  readonly details?: unknown
  /** Whether the API itself has spoken, and not a gateway on the way to it. */
  readonly isFromApi?: boolean
  /** Fields that the server has refused, and why. */
  readonly problems?: readonly FieldProblem[]
  /** How long the service wants to be left alone, ms. */
  readonly retryAfterMs?: number | null
}

const UNREACHABLE_CODES: ReadonlySet<string> = new Set<ClientErrorCode>([
  'NETWORK_ERROR',
  'TIMEOUT',
  'UPLOAD_NETWORK_ERROR',
])

/** A call of the product API that failed, normalised as specification part 2, section 8 says. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number | null
  readonly details: unknown
  readonly isFromApi: boolean
  readonly problems: readonly FieldProblem[]
  readonly retryAfterMs: number | null

  constructor(message: string, parts: ApiErrorParts, options?: ErrorOptions) {
    super(message, options)
    this.code = parts.code
    this.status = parts.status
    this.details = parts.details
    this.isFromApi = parts.isFromApi ?? false
    this.problems = parts.problems ?? []
    this.retryAfterMs = parts.retryAfterMs ?? null
  }

  /** How the failure may be met: `refused` will fail the same way again, the others may go through later. */
  get kind(): FailureKind {
    if (this.status === null) return UNREACHABLE_CODES.has(this.code) ? 'unreachable' : 'broken'
    return kindOfStatus(this.status)
  }
}

/** The session is over, or there is none. */
export function unauthorized(cause?: unknown): ApiError {
  return new ApiError('Unauthorized', { code: 'UNAUTHORIZED', status: 401 }, { cause })
}
