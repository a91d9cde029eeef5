import * as z from 'zod/mini'
import { ENGINE_ID } from './engines.ts'
import { GENERATION_STATUSES, generationResultSchema, generationSchema, usageSchema } from './generation.ts'

// The generators' own calls (specification part 2, section 7): `{base}` is one generator's address, the bearer key a
// short-lived one that the product API mints for the signed-in user.

/** A body of `POST {base}/generuj/…`; its options are read by the schema of its type. */
export const startRequestSchema = z.object({
  prompt: z.string(),
  engine: z.string().check(z.regex(ENGINE_ID)),
  options: z.prefault(z.record(z.string(), z.unknown()), {}),
  /** One per click: the same one again answers with the same generation and costs nothing more. */
  refCode: z.string().check(z.minLength(8), z.maxLength(100)),
  /** The price the person saw: a dearer start is refused. Any price, if missing. */
  credits: z.optional(z.int().check(z.gte(0))),
})
export type StartRequest = z.input<typeof startRequestSchema>

export const startAnswerSchema = z.object({
  id: z.string(),
  status: z.enum(GENERATION_STATUSES),
  /** The reserved amount. */
  credits: z.int(),
  /** Credits that come back when it is cancelled now. */
  refund: z.optional(z.int()),
  queuePosition: z.int(),
  estimatedTime: z.nullable(z.int()),
})
export type StartAnswer = z.infer<typeof startAnswerSchema>

export const statusAnswerSchema = z.object({
  id: z.string(),
  status: z.enum(GENERATION_STATUSES),
  progress: z.int(),
  estimatedTime: z.nullable(z.int()),
  queuePosition: z.int(),
  /** Credits that come back when it is cancelled now; once it has ended, those that did. */
  refund: z.optional(z.int()),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type StatusAnswer = z.infer<typeof statusAnswerSchema>

export const resultAnswerSchema = z.object({
  id: z.string(),
  result: generationResultSchema,
  usage: usageSchema,
})
export type ResultAnswer = z.infer<typeof resultAnswerSchema>

/**
 * The optional body of `POST {base}/cancel/{id}`: `refund` is the amount the person was told they get back. If it has
 * changed, nothing is cancelled.
 */
export const cancelRequestSchema = z.object({ refund: z.optional(z.int().check(z.gte(0))) })
export type CancelRequest = z.infer<typeof cancelRequestSchema>

/** Cancelling an ended one changes nothing and answers with its end. */
export const cancelAnswerSchema = z.object({ id: z.string(), status: z.enum(GENERATION_STATUSES) })
export type CancelAnswer = z.infer<typeof cancelAnswerSchema>

export const generatorHistorySchema = z.object({ items: z.array(generationSchema), total: z.int() })
export type GeneratorHistory = z.infer<typeof generatorHistorySchema>

/** The last part of the address of a start, for each type. */
export const START_PATHS = {
  image: 'generuj/obraz',
  video: 'generuj/wideo',
  music: 'generuj/muzyka',
  speech: 'generuj/mowa',
  text: 'generuj/tekst',
  transcription: 'generuj/transkrypcja',
} as const

/** `POST /api/v1/generation/keys`: a key for every generator, good for some minutes and for this sign-in only. */
export const generatorKeySchema = z.object({
  key: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  /** Seen from the product API: `/api/generators/image`. */
  bases: z.object({ image: z.string(), video: z.string(), audio: z.string(), text: z.string() }),
})
export type GeneratorKey = z.infer<typeof generatorKeySchema>

/** The generators' refusals, and the HTTP status of each (specification part 2, section 8). */
export const GENERATOR_REFUSALS = {
  GENERATOR_INVALID_PROMPT: 422,
  /** An engine that draws by rules knows none of the prompt's things. Nothing is reserved. */
  GENERATOR_PROMPT_NOT_UNDERSTOOD: 422,
  GENERATOR_INVALID_OPTIONS: 422,
  GENERATOR_UNKNOWN_ENGINE: 422,
  GENERATOR_INVALID_ID: 422,
  GENERATOR_REFERENCE_NOT_FOUND: 422,
  /** The same refCode for something else. */
  GENERATOR_REF_CODE_REUSED: 409,
  /** It costs more by now than the person saw. Nothing is reserved; the same refCode may come with the new price. */
  GENERATOR_PRICE_CHANGED: 409,
  /** A provider has been paid for it meanwhile: cancelling gives nothing back any more. Nothing is cancelled. */
  GENERATOR_CANCEL_CHANGED: 409,
  /** No key, or one that has run out or was withdrawn: mint another. */
  GENERATOR_UNAUTHORIZED: 401,
  INSUFFICIENT_CREDITS: 402,
  GENERATOR_NOT_FOUND: 404,
  /** The result was read before it was completed. */
  GENERATOR_NOT_READY: 409,
  /** With `Retry-After` and `RateLimit-Reset`, both in seconds. */
  GENERATOR_RATE_LIMIT_ERROR: 429,
  /** The engine's provider key isn't configured. */
  GENERATOR_CONFIG_ERROR: 503,
  GENERATOR_UNAVAILABLE: 503,
} as const
export type GeneratorRefusal = keyof typeof GENERATOR_REFUSALS

export const generatorErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** With GENERATOR_PRICE_CHANGED: the present price. */
    credits: z.optional(z.int()),
  }),
})
