import { z } from 'zod'
import type { Article } from '#domain/content/entry.ts'
import { CONTENT_KINDS, CONTENT_LANGUAGES } from '#domain/content/kinds.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { contentOf } from './contentOf.ts'
import { articleSchema, entrySchema, searchedEntrySchema } from './contentSchemas.ts'

const languageSchema = z.enum(CONTENT_LANGUAGES)
const kindSchema = z.enum(CONTENT_KINDS)

/** Parses a part of the address; an unknown value is not found. */
function named<Value>(schema: z.ZodType<Value>, text: string): Value {
  const { success, data } = schema.safeParse(text)
  if (!success) throw new Refusal('NOT_FOUND')
  return data
}

/** Cached by browsers, which revalidate each time. */
const REVALIDATED = 'no-cache'

/** The articles' public endpoints. */
export function contentRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/content/{language}',
      {
        summary: 'What search knows of everything that there is to read, the newest of each kind first',
        answer: z.object({ entries: z.array(searchedEntrySchema) }),
        refusals: ['NOT_FOUND'],
      },
      async ({ path, header }) => {
        const language = named(languageSchema, path('language'))
        header('cache-control', REVALIDATED)
        return { entries: [...(await contentOf(context)).searched(language)] }
      },
    ),
    openEndpoint(
      'GET /api/v1/content/{language}/{kind}',
      {
        summary: 'Everything of a kind that there is to read, the newest first',
        answer: z.object({ entries: z.array(entrySchema) }),
        refusals: ['NOT_FOUND'],
      },
      async ({ path, header }) => {
        const language = named(languageSchema, path('language'))
        const kind = named(kindSchema, path('kind'))
        header('cache-control', REVALIDATED)
        return { entries: [...(await contentOf(context)).entries(language, kind)] }
      },
    ),
    openEndpoint(
      'GET /api/v1/content/{language}/{kind}/{slug}',
      { summary: 'One article, whole', answer: articleSchema, refusals: ['NOT_FOUND'] },
      async ({ path, header }): Promise<Article> => {
        const language = named(languageSchema, path('language'))
        const kind = named(kindSchema, path('kind'))
        const article = (await contentOf(context)).article(language, kind, path('slug'))
        if (article === null) throw new Refusal('NOT_FOUND')
        header('cache-control', REVALIDATED)
        return article
      },
    ),
  ]
}
