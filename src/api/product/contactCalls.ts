import { acceptedSchema } from '#domain/account/credentials.ts'
import type { ContactMessage } from '#domain/contact/contactMessage.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Sends a message to the shop's operator; it arrives once, however often it is retried. */
export async function sendContactMessage(
  api: ProductApi,
  body: ContactMessage,
  options?: CallOptions,
): Promise<void> {
  const request = { body, answer: acceptedSchema, isAnonymous: true }
  await api.call('POST /api/v1/contact', { ...keyed(options), ...request })
}
