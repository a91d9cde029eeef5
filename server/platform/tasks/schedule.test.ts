import { expect, it } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { testContext } from '#support/testContext.ts'
import { startSchedule } from './schedule.ts'

const context = testContext(drizzle.mock())

it('does every task in turn, again after its pause, and none because another failed', async () => {
  const done: string[] = []
  const { promise: threeTimes, resolve } = Promise.withResolvers<void>()
  const schedule = startSchedule(context, [
    { name: 'fails', everyMs: 0, run: () => Promise.reject(new Error('no')) },
    { name: 'rare', everyMs: 3_600_000, run: async () => void done.push('rare') },
    {
      name: 'often',
      everyMs: 0,
      run: async () => {
        if (done.push('often') >= 4) resolve()
      },
    },
  ])
  await threeTimes
  await schedule.stop()
  expect(done.slice(0, 4)).toEqual(['rare', 'often', 'often', 'often'])
})

it('stops once the task under way has ended', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  let isEnded = false
  const run = async () => {
    begin()
    await end
    isEnded = true
  }
  const schedule = startSchedule(context, [{ name: 'long', everyMs: 0, run }])
  await begun
  const stopped = schedule.stop()
  finish()
  await stopped
  expect(isEnded).toBe(true)
})

it('does again soon what found something to do', async () => {
  const { promise: nothingLeft, resolve } = Promise.withResolvers<void>()
  let left = 3
  const run = async () => {
    if (left === 0) resolve()
    return left === 0 ? 0 : left--
  }
  const schedule = startSchedule(context, [{ name: 'queue', everyMs: 3_600_000, run }])
  await nothingLeft
  await schedule.stop()
  expect(left).toBe(0)
})

it('works for a tenth of the time at most while there is something to do', async () => {
  const begun: number[] = []
  const { promise: threeTimes, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    if (begun.push(performance.now()) === 3) resolve()
    const end = performance.now() + 20
    while (performance.now() < end);
    return 1
  }
  const schedule = startSchedule(context, [{ name: 'busy', everyMs: 3_600_000, run }])
  await threeTimes
  await schedule.stop()
  const [first = 0, , third = 0] = begun
  expect(third - first).toBeGreaterThanOrEqual(2 * 10 * 20 - 10)
})
