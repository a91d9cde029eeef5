import { StorefrontError } from '#api/storefront/storefrontError.ts'

/** Retries of a read (specification part 2, section 9). */
const MOST_RETRIES = 3
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10_000

/**
 * A read is retried while the failure may pass. A refusal by the storefront (an unknown handle) is not, and nothing is
 * while the browser reports no network: the person gets an answer now instead of in seven seconds.
 */
export function retryRead(failures: number, error: Error): boolean {
  if (failures >= MOST_RETRIES || !navigator.onLine) return false
  return error instanceof StorefrontError && error.kind !== 'refused'
}

/** Doubles from 1 s to 10 s at most; a longer wait asked for by the storefront is kept. In ms. */
export function retryReadDelay(failures: number, error: Error): number {
  const asked = error instanceof StorefrontError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(asked, Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS))
}

/** True when the storefront knows no such product or collection. */
export function isNotFound(error: unknown): boolean {
  if (!(error instanceof StorefrontError)) return false
  return error.code === 'SHOPIFY_PRODUCT_NOT_FOUND' || error.code === 'SHOPIFY_COLLECTION_NOT_FOUND'
}
