import { GENERATORS } from '#domain/generation/engines.ts'
import type { GeneratorKey } from '#domain/generation/generatorContract.ts'
import { ManualClock } from '../../product/testing/manualClock.ts'
import type { Answer, Sent } from '../../product/testing/scriptedService.ts'
import { createGenerators } from '../createGenerators.ts'
import { memoryBudget } from './memoryBudget.ts'

export function exampleKey(number: number): GeneratorKey {
  const bases = { image: '/g/image', video: 'https://video.example/v1', audio: '/g/audio', text: '/g/text' }
  if (Object.keys(bases).length !== GENERATORS.length) throw new Error('a generator has no address')
  return { key: `key-${number}`, expires_in: 900, bases }
}

/** Generators whose requests get the test's answers in the order they are sent; the last answer repeats. */
export function scriptedGenerators(
  answers: readonly Answer[],
  {
    isOffline = false,
    keys,
  }: { readonly isOffline?: boolean; readonly keys?: () => Promise<GeneratorKey> } = {},
) {
  const clock = new ManualClock()
  const sent: Sent[] = []
  const left = [...answers]
  let minted = 0
  const generators = createGenerators({
    mintKey: () => {
      minted += 1
      return keys?.() ?? Promise.resolve(exampleKey(minted))
    },
    budget: memoryBudget(clock),
    apiBase: 'https://iskra.example',
    clock,
    isOffline: () => isOffline,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { origin, pathname, search } = new URL(request.url)
      const host = origin === 'https://iskra.example' ? '' : origin
      sent.push({
        what: `${request.method} ${host}${pathname}${search}`,
        at: clock.now(),
        request: request.clone(),
      })
      const answer = left.length > 1 ? left.shift() : left[0]
      if (answer === undefined) throw new Error('the test says nothing about this request')
      return answer(request)
    },
  })
  return {
    generators,
    clock,
    sent,
    minted: () => minted,
    /** How long (ms) after the first request each was sent. */
    times: () => sent.map(({ at }) => at - (sent[0]?.at ?? 0)),
    /** Runs the clock to its end and resolves to the call's outcome: its answer or its error. */
    outcome: async (call: Promise<unknown>): Promise<unknown> => {
      const result = call.catch((error: unknown) => error)
      await clock.runOut()
      return result
    },
  }
}
