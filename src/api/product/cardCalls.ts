import type * as z from 'zod/mini'
import type { cardDeliveryChangeSchema, CardSending } from '#domain/gifts/card.ts'
import type { CardThanksBody } from '#domain/gifts/cardThanks.ts'
import { type OrderFiles, orderFilesSchema } from '#domain/orders/orderFiles.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Says to the giver that the card has arrived. Rejects with NOT_FOUND. */
export function sayReceived(api: ProductApi, token: string, options?: CallOptions): Promise<void> {
  const request = { path: { token }, answer: NO_ANSWER, isAnonymous: true }
  return api.call('POST /api/v1/cards/{token}/received', { ...keyed(options), ...request })
}

/** Sends words of thanks to the giver of a card, once. Rejects with NOT_FOUND, THANKED_ALREADY and VALIDATION_FAILED. */
export function sendThanks(
  api: ProductApi,
  token: string,
  body: CardThanksBody,
  options?: CallOptions,
): Promise<void> {
  const request = { path: { token }, body, answer: NO_ANSWER, isAnonymous: true }
  return api.call('POST /api/v1/cards/{token}/thanks', { ...keyed(options), ...request })
}

/**
 * Sends a card before its day; one that was sent before stays sent. Rejects with NOT_FOUND, and VALIDATION_FAILED without
 * an address or with words that aren't all written.
 */
export function sendCard(
  api: ProductApi,
  asked: { readonly token: string; readonly file: string; readonly language: 'pl' | 'en' },
  when: CardSending['when'],
  options?: CallOptions,
): Promise<OrderFiles> {
  const { token, file, language } = asked
  const request = {
    path: { token, file },
    query: { lang: language },
    body: { when },
    answer: orderFilesSchema,
    isAnonymous: true,
  }
  return api.call('POST /api/v1/orders/{token}/files/{file}/send', { ...keyed(options), ...request })
}

/** Says to whom and when a card goes. Rejects with NOT_FOUND for one that was sent, and VALIDATION_FAILED. */
export function changeCardDelivery(
  api: ProductApi,
  asked: { readonly token: string; readonly file: string; readonly language: 'pl' | 'en' },
  body: z.infer<typeof cardDeliveryChangeSchema>,
  options?: CallOptions,
): Promise<OrderFiles> {
  const { token, file, language } = asked
  const request = {
    path: { token, file },
    query: { lang: language },
    body,
    answer: orderFilesSchema,
    isAnonymous: true,
  }
  return api.call('PUT /api/v1/orders/{token}/files/{file}/delivery', { ...keyed(options), ...request })
}
