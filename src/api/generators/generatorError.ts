import type { GeneratorName } from '#domain/generation/engines.ts'
import { GENERATOR_REFUSALS, type GeneratorRefusal } from '#domain/generation/generatorContract.ts'
import { type FailureKind, kindOfStatus } from '../request/failureKind.ts'

type Named = Uppercase<GeneratorName>

/** Every code a call can fail with (specification part 2, section 8). */
export type GeneratorClientCode =
  /** An answer that isn't good and names no code, no answer in time, and none at all. */
  | `GENERATOR_${Named}_API_ERROR`
  | `GENERATOR_${Named}_TIMEOUT_ERROR`
  | `GENERATOR_${Named}_NETWORK_ERROR`
  /** A successful answer that can't be read, by the call it answers. */
  | `GENERATOR_${Named}_START_ERROR`
  | 'GENERATOR_STATUS_ERROR'
  | 'GENERATOR_RESULT_ERROR'
  | 'GENERATOR_CANCEL_ERROR'
  | 'GENERATOR_HISTORY_ERROR'
  /** The generator's own refusals, and those made here before a request is sent. */
  | GeneratorRefusal

/** The only error a call of a generator rejects with, but for the reason of the caller's own signal. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError'
  readonly code: GeneratorClientCode
  /** HTTP status; null when there was no answer. */
  readonly status: number | null
  /** How long (ms) nothing more should be asked. */
  readonly retryAfterMs: number | null
  readonly kind: FailureKind
  /** With GENERATOR_PRICE_CHANGED: the present price; null where the generator doesn't say. */
  readonly credits: number | null

  constructor(
    code: GeneratorClientCode,
    message: string,
    more: {
      readonly status?: number | null
      readonly retryAfterMs?: number | null
      readonly kind?: FailureKind
      readonly credits?: number | undefined
      readonly cause?: unknown
    } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = more.status ?? null
    this.retryAfterMs = more.retryAfterMs ?? null
    this.credits = more.credits ?? null
    this.kind = more.kind ?? (this.status === null ? 'broken' : kindOfStatus(this.status))
  }
}

export function isGeneratorRefusal(code: unknown): code is GeneratorRefusal {
  return typeof code === 'string' && Object.hasOwn(GENERATOR_REFUSALS, code)
}

/** The code of one generator's own: `GENERATOR_IMAGE_TIMEOUT_ERROR`. */
export function ownCode<Kind extends 'API' | 'TIMEOUT' | 'NETWORK' | 'START'>(
  generator: GeneratorName,
  kind: Kind,
): `GENERATOR_${Named}_${Kind}_ERROR` {
  return `GENERATOR_${UPPER[generator]}_${kind}_ERROR`
}

const UPPER = { image: 'IMAGE', video: 'VIDEO', audio: 'AUDIO', text: 'TEXT' } as const

/** Too much was asked of one generator, here or there (specification part 2, section 8). */
export function rateLimitError(waitMs: number, status: number | null = null): GeneratorError {
  const seconds = Math.ceil(waitMs / 1_000)
  return new GeneratorError(
    'GENERATOR_RATE_LIMIT_ERROR',
    `Rate limit exceeded. Please wait ${seconds} seconds.`,
    { status, kind: 'busy', retryAfterMs: waitMs },
  )
}
