import { QUANTITY_REFUSALS } from '#domain/cart/cartQuantity.ts'

/** The error codes of generations' commands besides storage. */
const GENERATION_COMMAND_CODES = [
  'GENERATOR_INVALID_PROMPT',
  /** Generations belong to an account. */
  'GENERATION_SIGN_IN_NEEDED',
  /** It has left this device. */
  'GENERATION_NOT_FOUND',
] as const
export type GenerationCommandCode = (typeof GENERATION_COMMAND_CODES)[number]

/** Every error code of this device. The screen has the words: this file is shared with the worker. */
export const OFFLINE_ERROR_CODES = [
  ...QUANTITY_REFUSALS,
  'CART_TOO_MANY_LINES',
  'CART_VARIANT_SOLD_OUT',
  'CART_CURRENCY_MISMATCH',
  'CART_DISCOUNT_CODE_INVALID',
  'CART_EMPTY',
  'CART_CHANGED',
  'CART_HAS_REFUSALS',
  /** The day on which a gift should arrive is over. */
  'CART_GIFT_DAY_OVER',
  /** A thing that is printed with its buyer's picture has none yet. */
  'CART_PICTURE_MISSING',
  /** A gift is unfinished, or a thing's required values are missing. */
  'CART_OWN_MISSING',
  /** The storefront asks for a pause. */
  'CART_SHOP_BUSY',
  'CART_SHOP_UNREACHABLE',
  ...GENERATION_COMMAND_CODES,
  'OFFLINE_STORAGE_FULL',
  'OFFLINE_STORAGE_UNAVAILABLE',
  'OFFLINE_STORAGE_OUTDATED',
  'OFFLINE_LOCK_LOST',
  'OFFLINE_UNEXPECTED',
] as const

export type OfflineErrorCode = (typeof OFFLINE_ERROR_CODES)[number]

/** The error of every command of the offline core. `code` tells the screen what to say. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
  readonly code: OfflineErrorCode

  constructor(code: OfflineErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Turns an error of the browser's database into a coded one; an OfflineError passes as it is. */
export function offlineErrorFrom(error: unknown): OfflineError {
  if (error instanceof OfflineError) return error
  const names = errorNames(error)
  const message = error instanceof Error ? error.message : String(error)
  if (names.includes('QuotaExceededError')) return new OfflineError('OFFLINE_STORAGE_FULL', message, error)
  if (names.includes('VersionError')) return new OfflineError('OFFLINE_STORAGE_OUTDATED', message, error)
  if (names.some((name) => STORAGE_FAILURES.has(name))) {
    return new OfflineError('OFFLINE_STORAGE_UNAVAILABLE', message, error)
  }
  return new OfflineError('OFFLINE_UNEXPECTED', message, error)
}

const STORAGE_FAILURES = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'MissingAPIError',
  'OpenFailedError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
])

/** The names of an error and of those it wraps: a full disk shows as an AbortError around the real reason. */
function errorNames(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const name = 'name' in error && typeof error.name === 'string' ? [error.name] : []
  const inner = 'inner' in error ? errorNames(error.inner, depth + 1) : []
  const cause = 'cause' in error ? errorNames(error.cause, depth + 1) : []
  return [...name, ...inner, ...cause]
}
