import type { GeneratorName } from '#domain/generation/engines.ts'
import { generatorErrorSchema } from '#domain/generation/generatorContract.ts'
import type { Clock } from '../product/clock.ts'
import { type Answered, NoAnswer, type SendRequest } from '../request/request.ts'
import { GeneratorError, isGeneratorRefusal, ownCode, rateLimitError } from './generatorError.ts'
import { waitAsked } from './waitAsked.ts'

/** Specification part 2, section 9: 30 s, and 60 s where the result is large. */
const TIMEOUTS_MS = { image: 30_000, video: 60_000, audio: 60_000, text: 30_000 } as const

export interface GeneratorCall {
  readonly generator: GeneratorName
  readonly method: 'GET' | 'POST'
  /** After the generator's base. */
  readonly path: string
  readonly body?: object | undefined
  readonly signal?: AbortSignal | undefined
}

/** Sends one call once, with this key to this address; resolves to the body of a successful answer. */
export type SendToGenerator = (call: GeneratorCall, base: string, key: string) => Promise<unknown>

export function createSendToGenerator(sendRequest: SendRequest, clock: Clock): SendToGenerator {
  return async ({ generator, method, path, body, signal }, base, key) => {
    const answered = await sendRequest({
      method,
      url: `${base}/${path}`,
      headers: { Authorization: `Bearer ${key}` },
      body,
      timeoutMs: TIMEOUTS_MS[generator],
      signal,
    }).catch((cause: unknown) =>
      Promise.reject(cause instanceof NoAnswer ? lostError(generator, cause) : cause),
    )
    if (answered.isOk) return answered.said
    throw refusalOf(generator, answered, clock.now())
  }
}

function lostError(generator: GeneratorName, cause: NoAnswer): GeneratorError {
  const lost = { kind: 'unreachable', cause } as const
  return cause.isTimeout
    ? new GeneratorError(ownCode(generator, 'TIMEOUT'), 'Request timeout', lost)
    : new GeneratorError(ownCode(generator, 'NETWORK'), 'Network error', lost)
}

function refusalOf(generator: GeneratorName, answered: Answered, now: number): GeneratorError {
  const { status, headers, said } = answered
  if (status === 429) return rateLimitError(waitAsked(headers, now), status)
  const error = generatorErrorSchema.safeParse(said).data?.error
  const code = isGeneratorRefusal(error?.code) ? error.code : ownCode(generator, 'API')
  const retryAfterMs = headers.has('Retry-After') ? waitAsked(headers, now) : null
  return new GeneratorError(code, error?.message ?? `The generator answered with ${status}`, {
    status,
    retryAfterMs,
    credits: error?.credits,
  })
}
