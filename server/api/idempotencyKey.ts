import { Refusal } from './refusal.ts'

/** What a key looks like. */
export const IDEMPOTENCY_KEY_FORM = /^[\w-]{8,128}$/

/** The key that makes a call the same as another; null without one. Throws INVALID_REQUEST for what is no key. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && !IDEMPOTENCY_KEY_FORM.test(key)) throw new Refusal('INVALID_REQUEST')
  return key
}
