import { vi } from 'vitest'

/** How many times as often each property is tried as its test says (`PROPERTY_TIMES`). */
const times = Number(process.env['PROPERTY_TIMES'])
const USUAL_RUNS = 100

vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>()
  const assert = new Proxy(original.assert, {
    apply: (target, self, [property, parameters]: Parameters<typeof original.assert>) =>
      Reflect.apply(target, self, [
        property,
        { ...parameters, numRuns: (parameters?.numRuns ?? USUAL_RUNS) * times },
      ]),
  })
  return { ...original, assert }
})
