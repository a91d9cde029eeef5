import * as z from 'zod/mini'
import { GENERATION_TYPES } from './engines.ts'
import { WAVE_POINTS } from './limits.ts'

/**
 * The state of a generation (specification part 2, section 4). On a device it is pending until the start is
 * acknowledged; a server calls one in its queue pending, too.
 */
export const GENERATION_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const
export type GenerationStatus = (typeof GENERATION_STATUSES)[number]

/** Nothing changes any more. */
export function isEnded(status: GenerationStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled'
}

export const FILE_FORMATS = [
  'webp',
  'avif',
  'png',
  'jpeg',
  'mp4',
  'webm',
  'mp3',
  'wav',
  'ogg',
  'm4a',
  'txt',
  'pdf',
  'json',
] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** One file of a result. Addresses are signed and run out: they are asked for again, never kept as lasting. */
export const generatedFileSchema = z.object({
  /** `original` is the requested file; `alternative` the same in another format; `poster` a still of a video. */
  role: z.enum(['original', 'alternative', 'preview', 'thumbnail', 'poster']),
  format: z.enum(FILE_FORMATS),
  mediaType: z.string(),
  url: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  frameRate: z.nullable(z.number()),
  /**
   * A sound's loudness along its length: each point the loudest sample of its stretch, 0 to 100 of the loudest of all.
   * Missing where it couldn't be decoded, and for other files.
   */
  wave: z.optional(z.array(z.int().check(z.gte(0), z.lte(100))).check(z.maxLength(WAVE_POINTS))),
})
export type GeneratedFile = z.infer<typeof generatedFileSchema>

export const generationResultSchema = z.object({
  files: z.array(generatedFileSchema),
  /** `#rrggbb`, shown until the picture is there; null for sound and text. */
  colour: z.nullable(z.string()),
  /** Null where the engine doesn't tell. With the same seed, prompt and options the same comes out. */
  seed: z.nullable(z.int()),
  /** Made by rules, not by AI. The screen says so. */
  isProcedural: z.boolean(),
  /** The text of a text or a transcription. */
  text: z.nullable(z.string()),
})
export type GenerationResult = z.infer<typeof generationResultSchema>

export const usageSchema = z.object({
  credits: z.int(),
  /** Milliseconds; null until it is done. */
  processingTime: z.nullable(z.int()),
})

/** A generation as the server knows it (specification part 2, section 3). Times are ISO 8601. */
export const generationSchema = z.object({
  id: z.string(),
  type: z.enum(GENERATION_TYPES),
  prompt: z.string(),
  engine: z.string(),
  options: z.record(z.string(), z.unknown()),
  status: z.enum(GENERATION_STATUSES),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  usage: usageSchema,
  /** Credits that come back when it is cancelled now; once it has ended, those that did. Generators elsewhere may not tell. */
  refund: z.optional(z.int()),
  refCode: z.string(),
  /** 0 to 100. */
  progress: z.int(),
  /** Milliseconds left; null once it has ended. */
  estimatedTime: z.nullable(z.int()),
  /** 1 is next; 0 when it is being made or has ended. */
  queuePosition: z.int(),
  result: z.nullable(generationResultSchema),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  tags: z.array(z.string()),
  isFavourite: z.boolean(),
  isPublic: z.boolean(),
  /** The administrators' reason for removing it from public view; missing otherwise. It can't be made public again. */
  takenDownFor: z.optional(z.string()),
  /** The token of its share link; null when there is none. */
  shareToken: z.nullable(z.string()),
})
export type Generation = z.infer<typeof generationSchema>

/** A generation as other people see it: no tags, no price, and the prompt only with the result. */
export const sharedGenerationSchema = z.object({
  id: z.string(),
  type: z.enum(GENERATION_TYPES),
  prompt: z.string(),
  engine: z.string(),
  completedAt: z.string(),
  result: generationResultSchema,
  /** The author's public name; null where they have none. */
  author: z.nullable(z.object({ username: z.string(), displayName: z.nullable(z.string()) })),
})
export type SharedGeneration = z.infer<typeof sharedGenerationSchema>

/** `GET /api/v1/generations/{id}/public`. */
export const publicGenerationSchema = z.extend(sharedGenerationSchema, {
  /** The token of a visit to its page; missing in answers of earlier releases. */
  visitToken: z.optional(z.string()),
})
export type PublicGeneration = z.infer<typeof publicGenerationSchema>
