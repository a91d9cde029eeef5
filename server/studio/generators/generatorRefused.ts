import { GENERATOR_REFUSALS, type GeneratorRefusal } from '#domain/generation/generatorContract.ts'

/** A refusal of a generator. Thrown anywhere below a call; inside a transaction it rolls that back. */
export class GeneratorRefused extends Error {
  override readonly name = 'GeneratorRefused'
  readonly code: GeneratorRefusal
  /** How long, in seconds, to wait before a retry. */
  readonly retryAfter: number | null
  /** The present price, when the price is the reason for refusing. */
  readonly credits: number | undefined

  constructor(
    code: GeneratorRefusal,
    { retryAfter = null, credits }: { readonly retryAfter?: number | null; readonly credits?: number } = {},
  ) {
    super(messageOf(code, retryAfter))
    this.code = code
    this.retryAfter = retryAfter
    this.credits = credits
  }
}

/** The answer of a refusal (specification part 2, section 8). */
export function refusedAnswer({ code, message, retryAfter, credits }: GeneratorRefused): Response {
  return Response.json(
    { error: { code, message, credits } },
    {
      status: GENERATOR_REFUSALS[code],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter === null
          ? {}
          : { 'retry-after': String(retryAfter), 'ratelimit-reset': String(retryAfter) }),
        ...(GENERATOR_REFUSALS[code] === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      },
    },
  )
}

function messageOf(code: GeneratorRefusal, retryAfter: number | null): string {
  return code === 'GENERATOR_RATE_LIMIT_ERROR'
    ? `Rate limit exceeded. Please wait ${String(retryAfter ?? 60)} seconds.`
    : MESSAGES[code]
}

const MESSAGES: Record<Exclude<GeneratorRefusal, 'GENERATOR_RATE_LIMIT_ERROR'>, string> = {
  GENERATOR_INVALID_PROMPT: 'The prompt is empty or too long',
  GENERATOR_PROMPT_NOT_UNDERSTOOD: 'This engine can draw nothing of what the prompt names',
  GENERATOR_INVALID_OPTIONS: 'The options are not valid',
  GENERATOR_UNKNOWN_ENGINE: 'There is no such engine here',
  GENERATOR_INVALID_ID: 'A generation id is required',
  GENERATOR_REFERENCE_NOT_FOUND: 'The reference picture is not there',
  GENERATOR_REF_CODE_REUSED: 'This refCode belongs to another generation',
  GENERATOR_PRICE_CHANGED: 'The price is higher by now than the one that was seen',
  GENERATOR_CANCEL_CHANGED: 'Cancelling would not give back what was seen any more',
  GENERATOR_UNAUTHORIZED: 'The key is missing, has run out or was withdrawn',
  INSUFFICIENT_CREDITS: 'Insufficient credits',
  GENERATOR_NOT_FOUND: 'There is no such generation',
  GENERATOR_NOT_READY: 'The generation is not completed',
  GENERATOR_CONFIG_ERROR: 'The provider key is not configured',
  GENERATOR_UNAVAILABLE: 'The generator is not available right now',
}
