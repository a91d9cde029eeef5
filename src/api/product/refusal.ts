import * as z from 'zod/mini'
import { type FieldProblem, fieldProblemSchema, UNVERIFIED_HEADER } from '#domain/account/apiError.ts'
import { retryAfterMs } from '../retryAfter.ts'
import { ApiError } from './apiError.ts'

export const UNEXPECTED = 'An unexpected error occurred'
const UNEXPECTED_OF_AUTH = 'Wystąpił nieoczekiwany błąd'
export const TIMED_OUT = 'Request timeout'
const FORBIDDEN = 'Access forbidden'

/** The codes used where a service names none, by status. */
const CODES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

/** A refusal as it came, by `fetch` or by upload. */
export interface Refusal {
  readonly endpoint: string
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  /** The parsed body; null when it was no JSON. */
  readonly body: unknown
  readonly now: number
  /** The text and the code for a refusal that has none. */
  readonly fallback?: { readonly text: string; readonly code: string }
}

/**
 * The error of a refusal (specification part 2, sections 6 and 8): `error.message`, `error.code` and `error.details`
 * where given, else the text of `detail`, else our own words. A 403 takes the server's `detail` first, and its details
 * are the header that marks an unconfirmed address.
 */
export function refusalError({ endpoint, status, headers, body, now, fallback }: Refusal): ApiError {
  const answer = fieldsOf(body)
  const error = fieldsOf(answer['error'])
  const said = textOf(error['message'])
  const detail = detailText(answer['detail'])
  const details = fieldsOf(error['details'])
  const text = status === 403 ? (detail ?? said) : (said ?? detail)
  const unverified = status === 403 ? headers.get(UNVERIFIED_HEADER) : null
  return new ApiError(text ?? fallback?.text ?? fallbackText(endpoint, status), {
    code: textOf(error['code']) ?? CODES[status] ?? fallback?.code ?? fallbackCode(status),
    status,
    details: unverified ?? error['details'],
    isFromApi: 'error' in answer || 'detail' in answer,
    problems: problemsOf(details['problems']),
    retryAfterMs: retryAfterMs(headers.get('Retry-After'), now),
  })
}

/** The text of `detail`: a string, several messages, or an object with a message; null when it says nothing. */
function detailText(detail: unknown): string | null {
  if (!Array.isArray(detail)) return messageOf(detail)
  const messages = detail.map(messageOf).filter((message) => message !== null)
  return textOf(messages.join('. '))
}

function fallbackText(endpoint: string, status: number): string {
  if (status === 403) return FORBIDDEN
  if (status === 408) return TIMED_OUT
  return endpoint.includes(' /api/v1/auth/') ? UNEXPECTED_OF_AUTH : UNEXPECTED
}

function fallbackCode(status: number): string {
  return status >= 500 ? 'INTERNAL_ERROR' : 'UNKNOWN_ERROR'
}

function messageOf(value: unknown): string | null {
  const { msg, message } = fieldsOf(value)
  return textOf(value) ?? textOf(msg) ?? textOf(message)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The problems with a known code; one of a newer server is left out, because no words exist for it here. */
function problemsOf(value: unknown): readonly FieldProblem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((problem) => z.safeParse(fieldProblemSchema, problem).data ?? [])
}
