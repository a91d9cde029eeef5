import * as z from 'zod/mini'
import { CONTENT_KINDS, CONTENT_LANGUAGES } from './kinds.ts'

// What administrators see of articles, and what they do with them. What everybody reads: entry.ts.

/** The longest article with its front matter, in characters. */
export const LONGEST_SOURCE = 120_000

/** A name that an address can carry. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MOST_SLUG = 80

const place = {
  language: z.enum(CONTENT_LANGUAGES),
  kind: z.enum(CONTENT_KINDS),
  slug: z.string().check(z.regex(SLUG), z.maxLength(MOST_SLUG)),
}
export const articlePlaceSchema = z.object(place)
export type EditorPlace = z.infer<typeof articlePlaceSchema>

const moment = z.nullable(z.string())

const editorEntry = z.object({
  ...place,
  /** Empty for a draft whose head can’t be read. */
  title: z.string(),
  /** Whether everybody can read it now. */
  isShown: z.boolean(),
  /** Whether it came with the server. */
  isEmbedded: z.boolean(),
  /** Whether something was saved that nobody reads yet. */
  hasDraft: z.boolean(),
  /** When what is planned will be shown; null where nothing is. */
  plannedFor: moment,
  /** When it was saved last; null for one that nobody has changed. */
  updatedAt: moment,
})
export type EditorEntry = z.infer<typeof editorEntry>

/** `GET /api/v1/admin/content`: every article there is, what was changed last first. */
export const editorListSchema = z.object({ articles: z.array(editorEntry) })

/** One article as it is written: the draft, else what everybody reads. */
export const editorArticleSchema = z.extend(editorEntry, {
  source: z.string(),
  /** How often it was saved: 0 for one that nobody has changed. */
  revision: z.int(),
})
export type EditorArticle = z.infer<typeof editorArticleSchema>

/** `PUT …`: saves over the revision that was seen; 0 where there was no draft. */
export const saveArticleSchema = z.object({
  revision: z.int().check(z.gte(0)),
  source: z.string().check(z.maxLength(LONGEST_SOURCE)),
})
export type SaveArticle = z.infer<typeof saveArticleSchema>

/** `POST …/publish`: shows the saved revision to everybody, from a moment on or at once (null). */
export const publishArticleSchema = z.object({
  revision: z.int().check(z.gte(1)),
  from: z.nullable(z.iso.datetime().check(z.maxLength(40))),
})
export type PublishArticle = z.infer<typeof publishArticleSchema>

/** Why a text can’t be published. */
export const articleFaultSchema = z.discriminatedUnion('code', [
  /** It names rules of the shop that there are none of. */
  z.object({ code: z.literal('UNKNOWN_RULES'), names: z.array(z.string()) }),
  /** In the words of what read it. */
  z.object({ code: z.literal('UNREADABLE'), text: z.string() }),
])
export type ArticleFault = z.infer<typeof articleFaultSchema>

export const previewRequestSchema = z.object({
  ...place,
  source: z.string().check(z.maxLength(LONGEST_SOURCE)),
})
