import type { Billing } from '#domain/account/billing.ts'
import { type OrderFiles, orderFilesSchema } from '#domain/orders/orderFiles.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Whose order by its checkout's token, and the language of its documents. */
interface AskedOrder {
  readonly token: string
  readonly language: 'pl' | 'en'
}

/** Reads the files that an order brings, and its invoice. Rejects with NOT_FOUND. */
export function readOrderFiles(
  api: ProductApi,
  { token, language }: AskedOrder,
  options?: CallOptions,
): Promise<OrderFiles> {
  const request = { path: { token }, query: { lang: language }, answer: orderFilesSchema }
  return api.call('GET /api/v1/orders/{token}/files', { ...options, ...request, isAnonymous: true })
}

/** Puts the buyer's words into the text of a file, in place of those given before. Rejects with NOT_FOUND. */
export function giveFileWords(
  api: ProductApi,
  given: AskedOrder & {
    readonly file: string
    readonly words: Readonly<Record<string, string>>
    /** A text of the buyer’s own for the whole of it. */
    readonly text?: string
  },
  options?: CallOptions,
): Promise<OrderFiles> {
  const { token, language, file, words, text } = given
  const request = {
    path: { token, file },
    query: { lang: language },
    body: { words, ...(text === undefined ? {} : { text }) },
    answer: orderFilesSchema,
  }
  return api.call('PUT /api/v1/orders/{token}/files/{file}/words', {
    ...keyed(options),
    ...request,
    isAnonymous: true,
  })
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
