import { type Field, type FieldValue, radioField, type ValuesOf } from '../fields/field.ts'
import { fieldsSchema } from '../fields/readFields.ts'
import { REWORK_TASKS } from '../text/rework/reworkTasks.ts'
import type { GenerationType } from './engines.ts'
import { NEGATIVE_PROMPT_MOST, SEED_LIMIT } from './limits.ts'

// The options of an engine besides the prompt. The first four of an image and of a video, with their defaults, are the
// specification's (part 2, section 7); the rest is optional everywhere. No engine has to support all of them: each
// declares its own (see engineTakes.ts).

/** The number that a result can be made again by. */
const seed = { kind: 'number', max: SEED_LIMIT - 1 } as const satisfies Field
const negativePrompt = { kind: 'text', maxLength: NEGATIVE_PROMPT_MOST } as const satisfies Field
/** A picture of the own gallery to start from. */
const reference = { kind: 'image' } as const satisfies Field
const language = radioField({ values: ['pl', 'en'], default: 'pl' })

/**
 * The options of each type, in the order in which a result lists them. Everything that reads, shows or sends an option
 * is made from these fields or checked against them.
 */
export const GENERATOR_OPTIONS = {
  image: {
    style: radioField({
      values: ['natural', 'vivid', 'watercolour', 'paper-cut', 'linocut', 'poster', 'pattern', 'typographic'],
      default: 'natural',
    }),
    size: radioField({
      values: ['1024x1024', '1152x896', '896x1152', '1344x768', '768x1344', '1536x640'],
      default: '1024x1024',
    }),
    quality: radioField({ values: ['standard', 'hd', 'print'], default: 'standard' }),
    seed,
    negativePrompt,
    reference,
  },
  video: {
    style: radioField({ values: ['realistic', 'animated', 'paper-cut', 'abstract'], default: 'realistic' }),
    aspect: radioField({ values: ['16:9', '9:16', '1:1'], default: '16:9' }),
    resolution: radioField({ values: ['720p', '1080p'], default: '1080p' }),
    duration: radioField({ values: [5, 10], default: 5, unit: 'second' }),
    fps: radioField({ values: [24, 30], default: 24 }),
    animation: radioField({
      values: ['auto', 'scene', 'envelope', 'lanterns', 'name', 'confetti', 'loop'],
      default: 'auto',
    }),
    soundtrack: radioField({ values: ['music', 'none'], default: 'music' }),
    seed,
    negativePrompt,
    reference,
  },
  music: {
    mood: radioField({
      values: ['auto', 'calm', 'joyful', 'festive', 'tender', 'solemn', 'energetic', 'rock'],
      default: 'auto',
    }),
    duration: radioField({ values: [15, 30, 60], default: 30, unit: 'second' }),
    seed,
  },
  speech: {
    voice: { kind: 'hidden', maxLength: 60 },
    language,
  },
  text: {
    language,
    /** How the prompt, a text of its own, is reworked; without it the prompt asks for a new text. */
    task: { kind: 'radio', values: REWORK_TASKS },
  },
  transcription: {
    /** The stored sound that is written down. */
    source: { kind: 'hidden', maxLength: 200, isRequired: true },
    language,
  },
} as const satisfies Record<GenerationType, Readonly<Record<string, Field>>>

/** The options of each type. Unknown names are dropped, wrong values are refused. */
export const OPTIONS_SCHEMAS = {
  image: fieldsSchema(GENERATOR_OPTIONS.image),
  video: fieldsSchema(GENERATOR_OPTIONS.video),
  music: fieldsSchema(GENERATOR_OPTIONS.music),
  speech: fieldsSchema(GENERATOR_OPTIONS.speech),
  text: fieldsSchema(GENERATOR_OPTIONS.text),
  transcription: fieldsSchema(GENERATOR_OPTIONS.transcription),
} as const satisfies Record<GenerationType, unknown>

/** The options that each type's fields hold. */
export type OptionsOf = {
  readonly [Type in GenerationType]: ValuesOf<(typeof GENERATOR_OPTIONS)[Type]>
}

/** Options as one engine was asked: those that it takes, by their names. */
export type AskedOptions = Readonly<Record<string, FieldValue | undefined>>
