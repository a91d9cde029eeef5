import { describe, expect, it, vi } from 'vitest'
import { POLL_ATTEMPTS } from '#domain/generation/limits.ts'
import { askForGeneration } from './commands.ts'
import { isResting } from '../jobs/jobRow.ts'
import { hurryJobs, nextPollAt } from '../jobs/jobUpkeep.ts'
import { checkNow } from './checkNow.ts'
import { readGenerations } from './readGenerations.ts'
import { WANTED, leap, oneDevice } from '#support/generating/oneDevice.ts'

const here = oneDevice()

describe('asking', () => {
  it('goes on every five seconds and rests after sixty questions; clicks have their calls all the while', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0)
    const pauses: number[] = []
    while (!isResting(await here.one())) {
      const next = await nextPollAt(here.db)
      if (next === null) throw new Error('nobody asks any more')
      pauses.push(next - Date.now())
      vi.setSystemTime(next)
      await here.device.drain(['arrives'])
    }
    expect(here.device.calls.filter((call) => call.includes('/status/'))).toHaveLength(POLL_ATTEMPTS)
    expect(new Set(pauses)).toEqual(new Set([5_000]))
    expect(await nextPollAt(here.db)).toBeNull()
    here.world.finish()
    leap(60_000)
    await checkNow(here.db, refCode)
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'completed' })
  })

  it('rests until something tells that there is news', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0)
    await here.db.outbox.clear()
    await here.db.generations.update(refCode, { attempts: POLL_ATTEMPTS })
    here.world.finish()
    await hurryJobs(here.db)
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'completed' })
  })

  it('counts no question that didn’t arrive, and goes on when the network is back', async () => {
    await askForGeneration(here.db, WANTED)
    await here.after(0)
    for (let time = 0; time < 5; time += 1) await here.after(600_000, 'lost')
    expect(await here.one()).toMatchObject({ attempts: 0 })
    here.world.finish()
    await here.device.returned()
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'completed' })
  })

  it('is one call for several at a generator', async () => {
    for (let time = 0; time < 3; time += 1) {
      await askForGeneration(here.db, { ...WANTED, credits: 3 })
      leap(10)
    }
    await here.after(0)
    here.device.calls.length = 0
    here.world.finish()
    await here.after(5_000)
    expect(here.device.calls).toEqual(['GET /g/image/history'])
    const { queue, history } = await readGenerations(here.db)
    expect([queue.length, history.map(({ status }) => status)]).toEqual([0, Array(3).fill('completed')])
  })

  it('takes what was deleted elsewhere off this device', async () => {
    await askForGeneration(here.db, WANTED)
    await here.after(0)
    here.world.jobs.clear()
    await here.after(5_000)
    expect(await here.db.generations.count()).toBe(0)
  })
})
