import { hkdfSync } from 'node:crypto'

/** The use of a secret. */
export type Purpose =
  | 'access token'
  | 'refresh token'
  | 'repeated call'
  | 'throttle'
  | 'generator key'
  | 'file address'
  | 'order document'
  | 'print address'
  | 'arriving file'
  | 'visit token'
  | 'outgoing letter'
  | 'newsletter confirm'
  | 'newsletter leave'
  | 'notices leave'
  | 'restock request'
  | 'restock leave'
  | 'occasions leave'
  | 'credit gift'
  | 'known device'
  | 'template webhook'

/** Derives the key for one purpose from the installation's secret, so that it is useless for another. */
export function keyOf(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `iskra ${purpose}`, 32))
}
