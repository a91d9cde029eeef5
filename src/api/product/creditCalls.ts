import {
  type Credits,
  creditsSchema,
  type MovementsPage,
  movementsPageSchema,
  type Purchase,
  purchaseSchema,
} from '#domain/credits/credits.ts'
import { type EnginePrice, enginePriceSchema, enginePricesSchema } from '#domain/credits/prices.ts'
import { type ReceivedOrder, receivedOrdersSchema } from '#domain/credits/receivedOrders.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

export function readCredits(api: ProductApi, options?: CallOptions): Promise<Credits> {
  return api.call('GET /api/v1/credits', { ...options, answer: creditsSchema })
}

/** One page, newest first; `before` is the `next` of the page before it. */
export function listMovements(
  api: ProductApi,
  { before }: { readonly before?: string | undefined } = {},
  options?: CallOptions,
): Promise<MovementsPage> {
  const request = { query: { before }, answer: movementsPageSchema }
  return api.call('GET /api/v1/credits/movements', { ...options, ...request })
}

/** Reads the state of an order's credits, by its checkout's token. */
export function readPurchase(api: ProductApi, token: string, options?: CallOptions): Promise<Purchase> {
  const request = { path: { token }, answer: purchaseSchema }
  return api.call('GET /api/v1/credits/purchases/{token}', { ...options, ...request })
}

/** Of every engine, for administrators. */
export async function listPrices(api: ProductApi, options?: CallOptions): Promise<readonly EnginePrice[]> {
  return (await api.call('GET /api/v1/admin/prices', { ...options, answer: enginePricesSchema })).prices
}

/** Sets the price of one generation; null restores the default. */
export function savePrice(
  api: ProductApi,
  { engine, credits }: { readonly engine: string; readonly credits: number | null },
  options?: CallOptions,
): Promise<EnginePrice> {
  const request = { path: { engine }, body: { credits }, answer: enginePriceSchema }
  return api.call('PUT /api/v1/admin/prices/{engine}', { ...keyed(options), ...request })
}

/** Paid orders that have brought no credits, for administrators. */
export async function listReceivedOrders(
  api: ProductApi,
  options?: CallOptions,
): Promise<readonly ReceivedOrder[]> {
  const request = { answer: receivedOrdersSchema }
  return (await api.call('GET /api/v1/admin/received-orders', { ...options, ...request })).orders
}

/** Has an order tried again, soon. Rejects with NOT_FOUND for one that has ended well meanwhile. */
export function retryReceivedOrder(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  return api.call('POST /api/v1/admin/received-orders/{id}/retry', {
    ...keyed(options),
    answer: NO_ANSWER,
    path: { id },
  })
}
