import type * as z from 'zod/mini'
import type { newsletterTokenSchema } from '#domain/account/newsletter.ts'
import { type OccasionAnswer, occasionAnswerSchema, type OccasionSync } from '#domain/occasions/ownDate.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Sends this device's changes; resolves to all dates of the account. Idempotent. */
export function syncOccasions(
  api: ProductApi,
  body: OccasionSync,
  options?: CallOptions,
): Promise<OccasionAnswer> {
  return api.call('POST /api/v1/occasions/sync', { ...options, body, answer: occasionAnswerSchema })
}

/** Switches the letters about dates off. Rejects with LINK_INVALID. */
export function leaveDateLetters(
  api: ProductApi,
  query: z.infer<typeof newsletterTokenSchema>,
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/occasions/unsubscribe', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}
