import type { PersonalizationBody } from '#domain/gifts/personalizationBody.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/**
 * Saves the gift of a cart's line and replaces its previous version. `isAnonymous` sends it without a token; it belongs
 * to the order. Rejects with VALIDATION_FAILED.
 */
export function savePersonalization(
  api: ProductApi,
  body: PersonalizationBody,
  { isAnonymous, ...options }: CallOptions & { readonly isAnonymous: boolean },
): Promise<void> {
  return api.call('POST /api/v1/personalizations', {
    ...keyed(options),
    body,
    answer: NO_ANSWER,
    isAnonymous,
  })
}
