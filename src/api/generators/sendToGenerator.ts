import type { GeneratorName } from '#domain/generation/engines.ts'
import { generatorErrorSchema } from '#domain/generation/generatorContract.ts'
import type { Clock } from '../product/clock.ts'
import { parse } from '../product/send.ts'
import { GeneratorError, isGeneratorRefusal, ownCode, rateLimitError } from './generatorError.ts'
import { waitAsked } from './waitAsked.ts'

/** Specification part 2, section 9: 30 s, and 60 s where what is made is large. */
const TIMEOUTS_MS = { image: 30_000, video: 60_000, audio: 60_000, text: 30_000 } as const

export interface GeneratorCall {
  readonly generator: GeneratorName
  readonly method: 'GET' | 'POST'
  /** After the generator's base. */
  readonly path: string
  readonly body?: object | undefined
  readonly signal?: AbortSignal | undefined
}

/** Sends one call once, with this key to this address; resolves to what a good answer says. */
export type SendToGenerator = (call: GeneratorCall, base: string, key: string) => Promise<unknown>

export function createSendToGenerator(options: {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** Told after each call whether the service was reached. */
  readonly onReachable?: ((reached: boolean) => void) | undefined
}): SendToGenerator {
  const { fetch, clock, onReachable } = options
  return async ({ generator, method, path, body, signal }, base, key) => {
    signal?.throwIfAborted()
    const stop = new AbortController()
    const cancelTimeout = clock.after(TIMEOUTS_MS[generator], () => stop.abort())
    try {
      const response = await fetch(`${base}/${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        cache: 'no-store',
        signal: signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const said = parse(await response.text())
      onReachable?.(true)
      if (response.ok) return said
      throw refusalOf(generator, response, said, clock.now())
    } catch (cause) {
      if (cause instanceof GeneratorError) throw cause
      signal?.throwIfAborted()
      onReachable?.(false)
      const lost = { kind: 'unreachable', cause } as const
      throw stop.signal.aborted
        ? new GeneratorError(ownCode(generator, 'TIMEOUT'), 'Request timeout', lost)
        : new GeneratorError(ownCode(generator, 'NETWORK'), 'Network error', lost)
    } finally {
      cancelTimeout()
    }
  }
}

function refusalOf(generator: GeneratorName, response: Response, said: unknown, now: number): GeneratorError {
  const { status, headers } = response
  if (status === 429) return rateLimitError(waitAsked(headers, now), status)
  const error = generatorErrorSchema.safeParse(said).data?.error
  const code = isGeneratorRefusal(error?.code) ? error.code : ownCode(generator, 'API')
  const retryAfterMs = headers.has('Retry-After') ? waitAsked(headers, now) : null
  return new GeneratorError(code, error?.message ?? `The generator answered with ${status}`, {
    status,
    retryAfterMs,
  })
}
