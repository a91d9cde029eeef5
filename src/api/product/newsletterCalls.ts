import type * as z from 'zod/mini'
import { acceptedSchema } from '#domain/account/credentials.ts'
import type { newsletterRequestSchema, newsletterTokenSchema } from '#domain/account/newsletter.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Resolves for every address: a letter asks for the consent. */
export async function joinNewsletter(
  api: ProductApi,
  body: z.infer<typeof newsletterRequestSchema>,
  options?: CallOptions,
): Promise<void> {
  const request = { body, answer: acceptedSchema, isAnonymous: true }
  await api.call('POST /api/v1/newsletter', { ...options, ...request })
}

/** Rejects with LINK_INVALID. */
export function confirmNewsletter(
  api: ProductApi,
  query: z.infer<typeof newsletterTokenSchema>,
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/newsletter/confirm', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}

/** Rejects with LINK_INVALID. */
export function leaveNewsletter(
  api: ProductApi,
  query: z.infer<typeof newsletterTokenSchema>,
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/newsletter/unsubscribe', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}

/** Rejects with LINK_INVALID. */
export function leaveNotices(
  api: ProductApi,
  query: z.infer<typeof newsletterTokenSchema>,
  options?: CallOptions,
): Promise<void> {
  return api.call('POST /api/v1/notices/unsubscribe', {
    ...options,
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  })
}
