import { Refusal } from './refusal.ts'

/** The form of a key. */
export const IDEMPOTENCY_KEY_FORM = /^[\w-]{8,128}$/

/** Returns the key that makes a repeated call the same; null without one. Throws INVALID_REQUEST for an invalid key. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && !IDEMPOTENCY_KEY_FORM.test(key)) throw new Refusal('INVALID_REQUEST')
  return key
}
