import { type EngineTexts, engineTextsSchema } from '#domain/wording/engineTexts.ts'
import type { WritingRequest } from '#domain/wording/writingRequest.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** A provider’s answer takes longer than the API’s own: as long as its tries. */
const WRITING_MS = 65_000

/**
 * Has the configured engine write texts to choose from. Rejects with NOT_FOUND where there is none, TOO_MANY_REQUESTS and
 * SERVICE_UNAVAILABLE.
 */
export function writeEngineTexts(
  api: ProductApi,
  request: WritingRequest,
  { language, ...options }: CallOptions & { readonly language: 'pl' | 'en' },
): Promise<EngineTexts> {
  return api.call('POST /api/v1/generation/texts', {
    ...options,
    body: { request, language },
    answer: engineTextsSchema,
    timeoutMs: WRITING_MS,
  })
}
