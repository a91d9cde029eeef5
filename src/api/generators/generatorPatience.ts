import type { GeneratorName } from '#domain/generation/engines.ts'
import { type Clock, sleep } from '../product/clock.ts'
import { pauseAfter, retry } from '../request/retry.ts'
import type { CallBudget } from './callBudget.ts'
import { GeneratorError, rateLimitError } from './generatorError.ts'
import type { GeneratorCallOptions } from './generators.ts'

export interface Retries {
  readonly times: number
  /** Pauses are as long as this (ms) instead of growing from 1 s to 10 s. */
  readonly apartMs?: number
}

/**
 * Makes an attempt, and retries up to the given number of times while the failure may pass (specification part 2,
 * sections 8 and 9). An attempt takes its turn before each request, so the limit of calls is kept. Rejects where the
 * wait would be longer than the caller allows; the error says how long it would have been.
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
    { signal, mayWaitMs = Number.POSITIVE_INFINITY, spare = 0, isPoll = false }: GeneratorCallOptions,
  ): Promise<void> {
    if (isPoll) return
    for (;;) {
      const waitMs = await budget.take(generator, spare)
      if (waitMs === 0) return
      if (waitMs > mayWaitMs) throw rateLimitError(waitMs)
      await sleep(clock, waitMs, signal)
    }
  }

  return (generator, attempt, { times, apartMs }, options) => {
    const { signal, mayWaitMs = Number.POSITIVE_INFINITY } = options
    function pause(error: unknown, made: number): number | null {
      if (made === times || !mayPass(error)) return null
      const pauseMs = pauseAfter(error, made, { isOffline, apartMs })
      return pauseMs !== null && pauseMs > mayWaitMs ? null : pauseMs
    }
    return retry(() => attempt(() => takeTurn(generator, options)), { pause, clock, signal })
  }
}

function mayPass(error: unknown): error is GeneratorError {
  return error instanceof GeneratorError && error.code !== 'GENERATOR_CONFIG_ERROR'
}
