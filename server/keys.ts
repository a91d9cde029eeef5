import { hkdfSync } from 'node:crypto'

/** What a secret is used for. */
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

/** The key for one purpose, of the installation's secret: what is made with one is of no use for another. */
export function keyOf(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `iskra ${purpose}`, 32))
}
