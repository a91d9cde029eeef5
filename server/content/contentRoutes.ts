import { z } from 'zod'
import {
  type Article,
  AUDIENCES,
  CONTENT_KINDS,
  CONTENT_LANGUAGES,
  type ContentEntry,
} from '#domain/content/entry.ts'
import type { RichNode } from '#domain/content/richText.ts'
import { openEndpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import { Refusal } from '#server/api/refusal.ts'
import { embeddedLibrary } from './library.ts'

const pictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int(), altText: z.string() })

const entrySchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  language: z.enum(CONTENT_LANGUAGES),
  title: z.string(),
  summary: z.string(),
  publishedOn: z.string(),
  changedOn: z.string(),
  minutes: z.int(),
  audience: z.enum(AUDIENCES).nullable(),
  tags: z.array(z.string()),
  series: z.object({ name: z.string(), position: z.int() }).nullable(),
  cover: pictureSchema.nullable(),
}) satisfies z.ZodType<ContentEntry>

const articleSchema = entrySchema.extend({
  author: z.string(),
  /** A tree of a few kinds of nodes, never HTML: src/domain/content/richText.ts. */
  body: z.array(z.custom<RichNode>()).meta({ type: 'array', items: {} }),
  outline: z.array(z.object({ id: z.string(), title: z.string() })),
  previous: entrySchema.nullable(),
  next: entrySchema.nullable(),
  related: z.array(entrySchema),
})

const languageSchema = z.enum(CONTENT_LANGUAGES)
const kindSchema = z.enum(CONTENT_KINDS)

/** Reads a part of the address; one that names nothing leads nowhere. */
function named<Value>(schema: z.ZodType<Value>, text: string): Value {
  const { success, data } = schema.safeParse(text)
  if (!success) throw new Refusal('NOT_FOUND')
  return data
}

/** What there is to read. */
export function contentRoutes(): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/content/{language}/{kind}',
      {
        summary: 'Everything of a kind that there is to read, the newest first',
        answer: z.object({ entries: z.array(entrySchema) }),
        refusals: ['NOT_FOUND'],
      },
      async ({ path }) => ({
        entries: [
          ...embeddedLibrary().entries(
            named(languageSchema, path('language')),
            named(kindSchema, path('kind')),
          ),
        ],
      }),
    ),
    openEndpoint(
      'GET /api/v1/content/{language}/{kind}/{slug}',
      { summary: 'One article, whole', answer: articleSchema, refusals: ['NOT_FOUND'] },
      async ({ path }): Promise<Article> => {
        const article = embeddedLibrary().article(
          named(languageSchema, path('language')),
          named(kindSchema, path('kind')),
          path('slug'),
        )
        if (article === null) throw new Refusal('NOT_FOUND')
        return article
      },
    ),
  ]
}
