import { ClientError } from 'graphql-request'
import { type FailureKind, kindOfStatus } from '../request/failureKind.ts'
import { TimedOut } from '../request/withTimeout.ts'
import { retryAfterMs } from '../retryAfter.ts'
import { unreachable, unreadableAnswer } from './failures.ts'
import { StorefrontError } from './storefrontError.ts'

interface GraphError {
  readonly message: string
  readonly extensions?: unknown
}

function codeOf({ extensions }: GraphError): unknown {
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions
    ? extensions.code
    : undefined
}

/** Errors of a query that was understood are refusals; the ones that carry no code are the storefront's own. */
function kindOfGraphErrors(errors: readonly GraphError[]): FailureKind {
  const codes = errors.map(codeOf)
  if (codes.includes('THROTTLED')) return 'busy'
  const own = new Set<unknown>([undefined, 'INTERNAL_SERVER_ERROR', 'UNEXPECTED', 'TIMEOUT'])
  return codes.some((code) => own.has(code)) ? 'broken' : 'refused'
}

/**
 * True when a token may not read some fields, and that is all: the fields are null and the rest is good. A store
 * that doesn't open its stock to the public answers so.
 */
export function areOnlyClosedFields(errors: readonly GraphError[]): boolean {
  return errors.every((error) => codeOf(error) === 'ACCESS_DENIED')
}

/** The failure that an answer with GraphQL errors is. */
export function graphFailure(
  errors: readonly GraphError[],
  { status, headers }: { readonly status: number; readonly headers: Headers },
): StorefrontError {
  return new StorefrontError('SHOPIFY_GRAPHQL_ERROR', errors.map((error) => error.message).join(', '), {
    kind: kindOfGraphErrors(errors),
    status,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()),
  })
}

/** Returns the failure behind an error thrown by the transport. */
export function failureFrom(error: unknown): StorefrontError {
  if (error instanceof ClientError) {
    const { status, headers } = error.response
    const retryAfter = headers instanceof Headers ? headers.get('retry-after') : null
    return new StorefrontError('SHOPIFY_API_ERROR', `The storefront answered with status ${status}`, {
      kind: kindOfStatus(status),
      status,
      retryAfterMs: retryAfterMs(retryAfter, Date.now()),
      cause: error,
    })
  }
  if (error instanceof TimedOut) {
    return new StorefrontError('SHOPIFY_TIMEOUT_ERROR', error.message, { kind: 'unreachable', cause: error })
  }
  // `fetch` throws this, also when the connection breaks in the middle of an answer.
  if (error instanceof TypeError) return unreachable(error)
  return unreadableAnswer('SHOPIFY_API_ERROR', error)
}
