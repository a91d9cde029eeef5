import type * as z from 'zod/mini'
import type { newsletterTokenSchema } from '#domain/account/newsletter.ts'
import {
  type RestockOutcome,
  restockOutcomeSchema,
  type RestockRequest,
  type WaitedForList,
  waitedForListSchema,
} from '#domain/restock/restockSchemas.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Asks to be told when something is back: at once for a confirmed account, by a letter that asks for every other address. */
export function askForRestock(
  api: ProductApi,
  body: RestockRequest,
  { isAnonymous, ...options }: CallOptions & { readonly isAnonymous: boolean },
): Promise<RestockOutcome> {
  const request = { body, answer: restockOutcomeSchema, isAnonymous }
  return api.call('POST /api/v1/restock', { ...keyed(options), ...request })
}

/** Rejects with LINK_INVALID. */
export function confirmRestock(
  api: ProductApi,
  query: z.infer<typeof newsletterTokenSchema>,
  options?: CallOptions,
): Promise<void> {
  const request = { answer: NO_ANSWER, query, isAnonymous: true }
  return api.call('POST /api/v1/restock/confirm', { ...options, ...request })
}

/** Withdraws the request behind a letter's token. Rejects with LINK_INVALID. */
export function withdrawRestock(
  api: ProductApi,
  query: z.infer<typeof newsletterTokenSchema>,
  options?: CallOptions,
): Promise<void> {
  const request = { answer: NO_ANSWER, query, isAnonymous: true }
  return api.call('POST /api/v1/restock/withdraw', { ...options, ...request })
}

/** Lists the products that the confirmed address waits for. */
export function readWaitedFor(api: ProductApi, options?: CallOptions): Promise<WaitedForList> {
  return api.call('GET /api/v1/account/restock', { ...options, answer: waitedForListSchema })
}

/** Withdraws one of them. Rejects with NOT_FOUND for one that is already withdrawn or answered. */
export function stopWaiting(api: ProductApi, id: string, options?: CallOptions): Promise<WaitedForList> {
  const request = { path: { id }, answer: waitedForListSchema }
  return api.call('DELETE /api/v1/account/restock/{id}', { ...keyed(options), ...request })
}
