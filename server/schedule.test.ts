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
    { name: 'rare', everyMs: 3_600_000, run: () => Promise.resolve(done.push('rare')) },
    {
      name: 'often',
      everyMs: 0,
      run: () => {
        if (done.push('often') >= 4) resolve()
        return Promise.resolve()
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
