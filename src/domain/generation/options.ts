import * as z from 'zod/mini'
import { NEGATIVE_PROMPT_MOST, SEED_LIMIT } from './limits.ts'

// What can be asked of an engine besides the prompt. The first four of an image and of a video, with their defaults,
// are the specification's (part 2, section 7); the rest is optional everywhere.

/** Shapes of a picture, by what people call them. */
export const IMAGE_SIZES = ['1024x1024', '1152x896', '896x1152', '1344x768', '768x1344', '1536x640'] as const
export const IMAGE_STYLES = [
  'natural',
  'vivid',
  'watercolour',
  'paper-cut',
  'linocut',
  'poster',
  'pattern',
  'typographic',
] as const
export const IMAGE_QUALITIES = ['standard', 'hd'] as const

export const VIDEO_DURATIONS = [5, 10] as const
export const VIDEO_FRAME_RATES = [24, 30] as const
export const VIDEO_RESOLUTIONS = ['720p', '1080p'] as const
export const VIDEO_ASPECTS = ['16:9', '9:16', '1:1'] as const
export const VIDEO_STYLES = ['realistic', 'animated', 'paper-cut', 'abstract'] as const

export const MUSIC_DURATIONS = [15, 30, 60] as const
export const MUSIC_MOODS = ['calm', 'joyful', 'festive', 'tender', 'solemn', 'energetic'] as const

const seed = z.optional(z.int().check(z.gte(0), z.lt(SEED_LIMIT)))
/** A picture of the own gallery to start from. */
const reference = z.optional(z.string().check(z.maxLength(100)))
const negativePrompt = z.optional(z.string().check(z.maxLength(NEGATIVE_PROMPT_MOST)))

export const imageOptionsSchema = z.object({
  style: z.prefault(z.enum(IMAGE_STYLES), 'natural'),
  size: z.prefault(z.enum(IMAGE_SIZES), '1024x1024'),
  quality: z.prefault(z.enum(IMAGE_QUALITIES), 'standard'),
  seed,
  negativePrompt,
  reference,
})
export type ImageOptions = z.infer<typeof imageOptionsSchema>

const oneOf = (values: readonly number[]) => z.int().check(z.refine((value) => values.includes(value)))

export const videoOptionsSchema = z.object({
  /** Seconds. */
  duration: z.prefault(oneOf(VIDEO_DURATIONS), 5),
  fps: z.prefault(oneOf(VIDEO_FRAME_RATES), 24),
  resolution: z.prefault(z.enum(VIDEO_RESOLUTIONS), '1080p'),
  style: z.prefault(z.enum(VIDEO_STYLES), 'realistic'),
  aspect: z.prefault(z.enum(VIDEO_ASPECTS), '16:9'),
  seed,
  negativePrompt,
  reference,
})
export type VideoOptions = z.infer<typeof videoOptionsSchema>

export const musicOptionsSchema = z.object({
  /** Seconds. */
  duration: z.prefault(oneOf(MUSIC_DURATIONS), 30),
  mood: z.prefault(z.enum(MUSIC_MOODS), 'calm'),
  seed,
})
export type MusicOptions = z.infer<typeof musicOptionsSchema>

export const speechOptionsSchema = z.object({
  voice: z.optional(z.string().check(z.maxLength(60))),
  language: z.prefault(z.enum(['pl', 'en']), 'pl'),
})
export type SpeechOptions = z.infer<typeof speechOptionsSchema>

export const textOptionsSchema = z.object({ language: z.prefault(z.enum(['pl', 'en']), 'pl') })
export type TextOptions = z.infer<typeof textOptionsSchema>

export const transcriptionOptionsSchema = z.object({
  /** The stored sound that is written down. */
  source: z.string().check(z.minLength(1), z.maxLength(200)),
  language: z.prefault(z.enum(['pl', 'en']), 'pl'),
})
export type TranscriptionOptions = z.infer<typeof transcriptionOptionsSchema>

/** What each type takes. Anything that isn't named is dropped, a wrong value is refused. */
export const OPTIONS_SCHEMAS = {
  image: imageOptionsSchema,
  video: videoOptionsSchema,
  music: musicOptionsSchema,
  speech: speechOptionsSchema,
  text: textOptionsSchema,
  transcription: transcriptionOptionsSchema,
} as const

export interface OptionsOf {
  readonly image: ImageOptions
  readonly video: VideoOptions
  readonly music: MusicOptions
  readonly speech: SpeechOptions
  readonly text: TextOptions
  readonly transcription: TranscriptionOptions
}
export type GenerationOptions = OptionsOf[keyof OptionsOf]
