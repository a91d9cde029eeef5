import { createECDH } from 'node:crypto'

/** The public half of a VAPID key (P-256), from the private one; both base64url. Null for an invalid key. */
export function vapidPublicKey(privateKey: string): string | null {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return null
  }
  return pair.getPublicKey('base64url')
}
