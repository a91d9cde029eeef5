import type { CartSnapshot } from './readCart.ts'

/** The cart to show after a reading has arrived: one from before a change that is shown already changes nothing. */
export function withReading(shown: CartSnapshot | null, read: CartSnapshot): CartSnapshot {
  return shown !== null && read.moment < shown.moment ? shown : read
}
