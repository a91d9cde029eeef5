import type { GeneratorName } from '#domain/generation/engines.ts'
import { type Clock, sleep } from '../product/clock.ts'
import type { CallBudget } from './callBudget.ts'
import { GeneratorError, rateLimitError } from './generatorError.ts'
import type { GeneratorCallOptions } from './generators.ts'

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10_000
const PASSING_STATUSES: ReadonlySet<number | null> = new Set([408, 429, 500, 502, 503, 504])

export interface Retries {
  readonly times: number
  /** Pauses are as long as this (ms) instead of growing from 1 s to 10 s. */
  readonly apartMs?: number
}

/**
 * Makes an attempt, and up to so many more while the failure may pass (specification part 2, sections 8 and 9). An
 * attempt takes its turn before each request, so that the limit of calls is kept. What has to wait longer than the caller may rejects, and says how long it would have been.
 */
export type GeneratorPatience = <Answer>(
  generator: GeneratorName,
  attempt: (takeTurn: () => Promise<void>) => Promise<Answer>,
  retries: Retries,
  options: GeneratorCallOptions,
) => Promise<Answer>

export function createGeneratorPatience(
  budget: CallBudget,
  clock: Clock,
  isOffline: () => boolean,
): GeneratorPatience {
  async function takeTurn(
    generator: GeneratorName,
    { signal, mayWaitMs = Number.POSITIVE_INFINITY, spare = 0 }: GeneratorCallOptions,
  ): Promise<void> {
    for (;;) {
      const waitMs = await budget.take(generator, spare)
      if (waitMs === 0) return
      if (waitMs > mayWaitMs) throw rateLimitError(waitMs)
      await sleep(clock, waitMs, signal)
    }
  }

  return async (generator, attempt, retries, options) => {
    const { signal, mayWaitMs = Number.POSITIVE_INFINITY } = options
    for (let made = 0; ; made += 1) {
      try {
        return await attempt(() => takeTurn(generator, options))
      } catch (error) {
        const pauseMs = made < retries.times ? pauseBefore(error, made, retries, isOffline) : null
        if (pauseMs === null || pauseMs > mayWaitMs) throw error
        await sleep(clock, pauseMs, signal)
      }
    }
  }
}

/** How long to wait before the next attempt, ms; null when there should be none. */
function pauseBefore(
  error: unknown,
  made: number,
  { apartMs }: Retries,
  isOffline: () => boolean,
): number | null {
  if (!(error instanceof GeneratorError) || error.code === 'GENERATOR_CONFIG_ERROR') return null
  if (error.kind === 'unreachable') {
    if (isOffline()) return null
  } else if (!PASSING_STATUSES.has(error.status)) return null
  const own = apartMs ?? Math.min(FIRST_DELAY_MS * 2 ** made, LONGEST_DELAY_MS)
  return Math.max(error.retryAfterMs ?? 0, own)
}
