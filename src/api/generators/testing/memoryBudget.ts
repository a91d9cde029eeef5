import type { GeneratorName } from '#domain/generation/engines.ts'
import type { Clock } from '../../product/clock.ts'
import { afterCall, type CallBudget } from '../callBudget.ts'

/** The limit of calls, counted in memory. */
export function memoryBudget(clock: Pick<Clock, 'now'>): CallBudget {
  const calls = new Map<GeneratorName, readonly number[]>()
  return {
    take(generator, spare) {
      const after = afterCall(calls.get(generator) ?? [], spare, clock.now())
      calls.set(generator, after.calls)
      return Promise.resolve(after.waitMs)
    },
  }
}
