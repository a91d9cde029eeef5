import * as z from 'zod/mini'
import { GENERATION_TYPES } from './engines.ts'
import { GENERATION_STATUSES, generationSchema, sharedGenerationSchema } from './generation.ts'
import { TAG_MOST, TAGS_MOST } from './limits.ts'

// A person's whole archive, by the product API.

export const ARCHIVE_PAGE = 24

/** `GET /api/v1/generations`, newest first. */
export const archiveQuerySchema = z.object({
  /** `next` of the page before. */
  before: z.optional(z.string().check(z.maxLength(200))),
  /** In the prompt and the tags. */
  q: z.optional(z.string().check(z.maxLength(200))),
  type: z.optional(z.enum(GENERATION_TYPES)),
  status: z.optional(z.enum(GENERATION_STATUSES)),
  engine: z.optional(z.string().check(z.maxLength(60))),
  tag: z.optional(z.string().check(z.maxLength(TAG_MOST))),
  favourite: z.optional(z.enum(['true'])),
  /** The one that a click started, where its answer was lost. */
  ref_code: z.optional(z.string().check(z.maxLength(100))),
})
export type ArchiveQuery = z.infer<typeof archiveQuerySchema>

export const archivePageSchema = z.object({
  items: z.array(generationSchema),
  /** Null on the last page. */
  next: z.nullable(z.string()),
  /** How many there are with these filters. */
  total: z.int(),
})
export type ArchivePage = z.infer<typeof archivePageSchema>

const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MOST))

/** `PATCH /api/v1/generations/{id}`: missing fields stay. Answers with the generation. */
export const generationChangeSchema = z.object({
  tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MOST))),
  isFavourite: z.optional(z.boolean()),
  /** Only a completed generation can be public. */
  isPublic: z.optional(z.boolean()),
})
export type GenerationChange = z.infer<typeof generationChangeSchema>

/** `POST /api/v1/generations/{id}/share` (the same link until it is revoked); `DELETE` of it revokes. */
export const shareSchema = z.object({ token: z.string(), url: z.string() })
export type Share = z.infer<typeof shareSchema>

/** `GET /api/v1/generations/shared`: public generations, latest first. */
export const sharedQuerySchema = z.object({
  /** `next` of the page before. */
  before: z.optional(z.string().check(z.maxLength(200))),
})
export const sharedPageSchema = z.object({
  items: z.array(sharedGenerationSchema),
  next: z.nullable(z.string()),
})
export type SharedPage = z.infer<typeof sharedPageSchema>

/** `GET /api/v1/generations/stats` (specification part 2, section 3). */
export const generationStatsSchema = z.object({
  total: z.int(),
  successes: z.int(),
  failures: z.int(),
  creditsUsed: z.int(),
  /** Milliseconds; null when nothing is completed. */
  averageProcessingTime: z.nullable(z.int()),
  imageCount: z.int(),
  videoCount: z.int(),
  audioCount: z.int(),
  lastGenerationAt: z.nullable(z.string()),
})
export type GenerationStats = z.infer<typeof generationStatsSchema>
