import { type CountedStock, countedStockSchema, type StockChange } from '#domain/administration/stock.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Lists the shop's counted stock, for administrators; `offset` is the `next` of the page before. */
export function listStock(api: ProductApi, offset: number, options?: CallOptions): Promise<CountedStock> {
  const request = { query: { offset: String(offset) }, answer: countedStockSchema }
  return api.call('GET /api/v1/admin/stock', { ...options, ...request })
}

/** Adds pieces of a variant, or takes them; the same act again changes nothing. */
export function changeStock(
  api: ProductApi,
  { variant, ...body }: StockChange & { readonly variant: number },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { variant: String(variant) }, body, answer: NO_ANSWER }
  return api.call('POST /api/v1/admin/stock/{variant}', { ...keyed(options), ...request })
}
