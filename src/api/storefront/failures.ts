import { StorefrontError, type StorefrontErrorCode, type UserError } from './storefrontError.ts'

/** The failure for an answer that can't be read. */
export function unreadableAnswer(code: StorefrontErrorCode, cause: unknown): StorefrontError {
  return new StorefrontError(code, 'The storefront gave an answer that makes no sense', {
    kind: 'broken',
    cause,
  })
}

/** The failure for a thing the storefront doesn't know, in the words of the specification (part 1, section 8). */
export function notFound(
  code: StorefrontErrorCode,
  message: string,
  userErrors: readonly UserError[] = [],
): StorefrontError {
  return new StorefrontError(code, message, { kind: 'refused', status: 404, userErrors })
}

/** The failure of a call whose code could not be fetched: a call without a network ends the same way. */
export function unreachable(cause: unknown): StorefrontError {
  return new StorefrontError('SHOPIFY_NETWORK_ERROR', 'The storefront could not be reached', {
    kind: 'unreachable',
    cause,
  })
}
