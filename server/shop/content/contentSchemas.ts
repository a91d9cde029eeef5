import { z } from 'zod'
import type { ContentEntry } from '#domain/content/entry.ts'
import { AUDIENCES, CONTENT_KINDS, CONTENT_LANGUAGES } from '#domain/content/kinds.ts'
import type { RichNode } from '#domain/content/richText.ts'
import type { SearchedEntry } from '#domain/content/searchedEntry.ts'

// Articles, as the product API answers them.

const pictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int(), altText: z.string() })

export const entrySchema = z.object({
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

export const articleSchema = entrySchema.extend({
  author: z.string(),
  /** A tree of a few kinds of nodes, never HTML: src/domain/content/richText.ts. */
  body: z.array(z.custom<RichNode>()).meta({ type: 'array', items: {} }),
  outline: z.array(z.object({ id: z.string(), title: z.string() })),
  previous: entrySchema.nullable(),
  next: entrySchema.nullable(),
  related: z.array(entrySchema),
})

export const searchedEntrySchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  series: z.string().nullable(),
  summary: z.string(),
}) satisfies z.ZodType<SearchedEntry>
