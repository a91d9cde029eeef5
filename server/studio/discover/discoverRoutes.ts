import {
  examplesQuerySchema,
  examplesSchema,
  trendingQuerySchema,
  trendingSchema,
} from '#domain/discover/discover.ts'
import { sharedPageSchema, sharedQuerySchema } from '#domain/generation/archive.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { createDiscover } from './discover.ts'

/** Browsing of people's public works. The answers are the same for all. */
export function discoverRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const discover = createDiscover(context)
  return [
    openEndpoint(
      'GET /api/v1/discover/films',
      {
        summary: 'The wall of films: those that people have made public, the latest first',
        query: sharedQuerySchema,
        answer: sharedPageSchema,
      },
      ({ query }) => discover.films(query.before),
    ),
    openEndpoint(
      'GET /api/v1/discover/trending',
      {
        summary: 'Public works and templates by how many were interested in them, over a time',
        query: trendingQuerySchema,
        answer: trendingSchema,
      },
      ({ query }) => discover.trending(query.window, query.media, query.language),
    ),
    openEndpoint(
      'GET /api/v1/discover/examples',
      {
        summary: 'What shipped templates make by the embedded engines',
        query: examplesQuerySchema,
        answer: examplesSchema,
      },
      async ({ query }) => ({ examples: await discover.examples(query.language) }),
    ),
  ]
}
