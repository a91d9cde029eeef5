import {
  publicTemplateSchema,
  templateCardsSchema,
  templateQuerySchema,
} from '#domain/template/publicTemplate.ts'
import { MOST_FORM_BYTES } from '#domain/template/templateLimits.ts'
import { quoteRequestSchema, quoteSchema } from '#domain/template/templateRun.ts'
import { openEndpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'

function unserved(): Promise<never> {
  return Promise.reject(new Refusal('SERVICE_UNAVAILABLE'))
}

/** Published templates, for everybody. */
export function templateRoutes(_context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/templates',
      {
        summary: 'Everything that is published, what was used most first',
        query: templateQuerySchema,
        answer: templateCardsSchema,
      },
      unserved,
    ),
    openEndpoint(
      'GET /api/v1/templates/{slug}',
      {
        summary: 'A published template with its form',
        query: templateQuerySchema,
        answer: publicTemplateSchema,
      },
      unserved,
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
      unserved,
    ),
  ]
}
