import type { Billing } from '#domain/account/billing.ts'
import { type OrderFiles, orderFilesSchema } from '#domain/orders/orderFiles.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Whose order by its checkout's token, and the language of its documents. */
interface AskedOrder {
  readonly token: string
  readonly language: 'pl' | 'en'
}

/** What an order brings as files, and its invoice. Rejects with NOT_FOUND. */
export function readOrderFiles(
  api: ProductApi,
  { token, language }: AskedOrder,
  options?: CallOptions,
): Promise<OrderFiles> {
  const request = { path: { token }, query: { lang: language }, answer: orderFilesSchema }
  return api.call('GET /api/v1/orders/{token}/files', { ...options, ...request, isAnonymous: true })
}

/** Has the order's invoice issued to this buyer; one that was issued before stays as it is. */
export function askForInvoice(
  api: ProductApi,
  { token, language, buyer }: AskedOrder & { readonly buyer: Billing },
  options?: CallOptions,
): Promise<OrderFiles> {
  const request = { path: { token }, query: { lang: language }, body: buyer, answer: orderFilesSchema }
  return api.call('POST /api/v1/orders/{token}/invoice', {
    ...keyed(options),
    ...request,
    isAnonymous: true,
  })
}
