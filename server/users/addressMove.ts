/** A user's proved address, and the new one that was proved as well; both as addresses are compared, the new one also as it was typed. */
export interface AddressMove {
  readonly from: string
  readonly to: string
  readonly toTyped: string
}
