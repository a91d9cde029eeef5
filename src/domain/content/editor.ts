import * as z from 'zod/mini'
import { CONTENT_KINDS, CONTENT_LANGUAGES } from './kinds.ts'

// Administrators' view of articles, and their acts. The public view: entry.ts.

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
  /** Whether it is public now. */
  isShown: z.boolean(),
  /** Whether it came with the server. */
  isEmbedded: z.boolean(),
  /** Whether a saved draft isn't published yet. */
  hasDraft: z.boolean(),
  /** The time of the planned publication; null for none. */
  plannedFor: moment,
  /** The time of the last save; null for an unchanged one. */
  updatedAt: moment,
})
export type EditorEntry = z.infer<typeof editorEntry>

/** `GET /api/v1/admin/content`: all articles, last changed first. */
export const editorListSchema = z.object({ articles: z.array(editorEntry) })

/** One article for editing: the draft, else the published text. */
export const editorArticleSchema = z.extend(editorEntry, {
  source: z.string(),
  /** The number of saves: 0 for an unchanged one. */
  revision: z.int(),
})
export type EditorArticle = z.infer<typeof editorArticleSchema>

/** `PUT …`: saves over the revision that was seen; 0 where there was no draft. */
export const saveArticleSchema = z.object({
  revision: z.int().check(z.gte(0)),
  source: z.string().check(z.maxLength(LONGEST_SOURCE)),
})
export type SaveArticle = z.infer<typeof saveArticleSchema>

/** `POST …/publish`: publishes the saved revision, from a moment on or at once (null). */
export const publishArticleSchema = z.object({
  revision: z.int().check(z.gte(1)),
  from: z.nullable(z.iso.datetime().check(z.maxLength(40))),
})
export type PublishArticle = z.infer<typeof publishArticleSchema>

/** Why a text can’t be published. */
export const articleFaultSchema = z.discriminatedUnion('code', [
  /** It names rules of the shop that there are none of. */
  z.object({ code: z.literal('UNKNOWN_RULES'), names: z.array(z.string()) }),
  /** In the parser's words. */
  z.object({ code: z.literal('UNREADABLE'), text: z.string() }),
])
export type ArticleFault = z.infer<typeof articleFaultSchema>

export const previewRequestSchema = z.object({
  ...place,
  source: z.string().check(z.maxLength(LONGEST_SOURCE)),
})
