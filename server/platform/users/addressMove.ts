/** A user's verified address, and the newly verified one; both folded, the new one also as typed. */
export interface AddressMove {
  readonly from: string
  readonly to: string
  readonly toTyped: string
}
