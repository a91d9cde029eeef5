/** What stands in the address after a payment: the checkout's token, where the shop gives it along. */
export function readPurchaseSearch({ order }: Readonly<Record<string, unknown>>): {
  order?: string | undefined
} {
  return { order: typeof order === 'string' && /^[\w-]{1,200}$/u.test(order) ? order : undefined }
}
