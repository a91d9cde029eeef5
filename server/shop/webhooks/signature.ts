import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a webhook in Shopify's form: base64 of the HMAC-SHA-256 of the exact body. */
export function signWebhook(secret: string, body: string | Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('base64')
}

/** Whether `signature` is that of this body with this secret, compared in constant time. */
export function isSignedBy(secret: string, body: string | Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
