import {
  publicTemplateSchema,
  templateCardsSchema,
  templateQuerySchema,
} from '#domain/template/publicTemplate.ts'
import { MOST_FORM_BYTES } from '#domain/template/templateLimits.ts'
import { quoteRequestSchema, quoteSchema } from '#domain/template/templateRun.ts'
import { openEndpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import type { ServerContext } from '#server/context.ts'
import { throttle } from '#server/throttle/throttle.ts'
import { listPublished, quotePublished, readPublished } from './publicTemplates.ts'

/** Published templates, for everybody. */
export function templateRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/templates',
      {
        summary: 'Everything that is published, what was used most first',
        query: templateQuerySchema,
        answer: templateCardsSchema,
      },
      async ({ query: { language } }) => ({ templates: await listPublished(context, language) }),
    ),
    openEndpoint(
      'GET /api/v1/templates/{slug}',
      {
        summary: 'A published template with its form',
        query: templateQuerySchema,
        answer: publicTemplateSchema,
      },
      ({ path, query: { language } }) => readPublished(context, path('slug'), language),
    ),
    openEndpoint(
      'POST /api/v1/templates/{slug}/quote',
      {
        summary: 'What a run may cost, filled so',
        body: quoteRequestSchema,
        answer: quoteSchema,
        refusals: ['TEMPLATE_FORM_INVALID', 'TOO_MANY_REQUESTS'],
        mostBytes: MOST_FORM_BYTES,
      },
      async ({ path, body, address }) => {
        await throttle(context, 'quote from address', address)
        return quotePublished(context, path('slug'), body)
      },
    ),
  ]
}
