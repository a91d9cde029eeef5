/** The search of the address after a payment. */
export interface PurchaseSearch {
  /** The checkout's token, where the shop gives it along. */
  readonly order?: string | undefined
}

export function readPurchaseSearch({ order }: { readonly order?: unknown }): PurchaseSearch {
  return { order: typeof order === 'string' && /^[\w-]{1,200}$/u.test(order) ? order : undefined }
}
