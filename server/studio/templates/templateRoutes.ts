import {
  publicTemplateSchema,
  templateCardsSchema,
  templateQuerySchema,
} from '#domain/template/publicTemplate.ts'
import { MOST_FORM_BYTES } from '#domain/template/templateLimits.ts'
import { quoteRequestSchema, quoteSchema } from '#domain/template/templateRun.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { rememberFor } from '#server/platform/caching/rememberFor.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { visitToken } from '#server/studio/analytics/visitToken.ts'
import { QUOTE_FROM_ADDRESS } from './limits.ts'
import { listPublished, quotePublished, readPublished } from './publicTemplates.ts'

/** How long (ms) the published templates and their run counts are cached. */
const FRESH_FOR_MS = 2_000
const LANGUAGES = 2

/** Published templates, public. */
export function templateRoutes(context: ServerContext): readonly ServedEndpoint[] {
  // A visitor who opens the gallery asks for all of it, and each of its templates is read and priced.
  const list = rememberFor(FRESH_FOR_MS, LANGUAGES, {
    keyOf: (language: 'pl' | 'en') => language,
    answer: (language) => listPublished(context, language),
  })
  return [
    openEndpoint(
      'GET /api/v1/templates',
      {
        summary: 'Everything that is published, what was used most first',
        query: templateQuerySchema,
        answer: templateCardsSchema,
      },
      async ({ query: { language } }) => ({ templates: await list(language) }),
    ),
    openEndpoint(
      'GET /api/v1/templates/{slug}',
      {
        summary: 'A published template with its form',
        query: templateQuerySchema,
        answer: publicTemplateSchema,
      },
      async ({ path, query: { language } }) => {
        const shown = await readPublished(context, path('slug'), language)
        return { ...shown, visitToken: visitToken(context, shown.slug) }
      },
    ),
    openEndpoint(
      'POST /api/v1/templates/{slug}/quote',
      {
        summary: 'What a run may cost, filled so',
        body: quoteRequestSchema,
        answer: quoteSchema,
        refusals: ['TEMPLATE_FORM_INVALID', 'TEMPLATE_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
        mostBytes: MOST_FORM_BYTES,
      },
      async ({ path, body, address }) => {
        await throttle(context, QUOTE_FROM_ADDRESS, address)
        return quotePublished(context, path('slug'), body)
      },
    ),
  ]
}
