import { describe, expect, it } from 'vitest'
import { GeneratingDevice } from '#support/generating/generatingDevice.ts'
import { listIntents } from '../outbox/intents.ts'
import { confirmJob, dropJob } from '../jobs/jobCommands.ts'
import { nextPollAt } from '../jobs/jobUpkeep.ts'
import { askForGeneration, retryGeneration } from './commands.ts'
import { generationJob } from './generationJob.ts'
import { readGenerations } from './readGenerations.ts'
import { START, WANTED, leap, oneDevice } from '#support/generating/oneDevice.ts'

const here = oneDevice()

describe('a click', () => {
  it('is pending until the start is acknowledged, then processing, then completed with its result', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    expect(await here.one()).toMatchObject({
      refCode,
      status: 'pending',
      asks: false,
      id: null,
      prompt: 'Kot w czapce',
    })
    await here.after(0)
    expect(await here.one()).toMatchObject({
      status: 'processing',
      id: 'g1',
      queuePosition: 1,
      usage: { credits: 3 },
    })
    expect(here.world.available).toBe(7)
    here.world.work('completed')
    await here.after(5_000)
    expect(await here.one()).toMatchObject({
      status: 'processing',
      startedAt: new Date(START + 5_000).toISOString(),
    })
    here.world.finish()
    await here.after(5_000)
    expect(await here.one()).toMatchObject({
      status: 'completed',
      progress: 100,
      result: { seed: 7 },
      isSeen: false,
    })
    expect(await readGenerations(here.db)).toMatchObject({
      queue: [],
      stats: { successes: 1, creditsUsed: 3 },
    })
    expect(await here.db.outbox.count()).toBe(0)
    expect(here.device.calls).toEqual([
      'POST /g/image/generuj/obraz',
      'GET /g/image/status/g1',
      'GET /g/image/status/g1',
      'GET /g/image/result/g1',
    ])
  })

  it('asks for several, each with its own start and chance', async () => {
    const seeded = { ...WANTED, options: { ...WANTED.options, seed: 7 } }
    const first = await askForGeneration(here.db, { ...seeded, count: 3 })
    const rows = await here.db.generations.toArray()
    expect(rows.map(({ batch }) => batch)).toEqual([first, first, first])
    expect(new Set(rows.map(({ refCode }) => refCode)).size).toBe(3)
    expect(rows.filter(({ options }) => 'seed' in options)).toEqual([])
    await here.after(0)
    expect(here.world.available).toBe(10 - 3 * 3)
    await here.after(5_000)
    expect((await here.db.generations.toArray()).map(({ batch }) => batch)).toEqual([first, first, first])
  })

  it.each(['', '  \n ', 'a'.repeat(4_001)])(
    'with a prompt that says nothing, or too much, is refused',
    async (prompt) => {
      await expect(askForGeneration(here.db, { ...WANTED, prompt })).rejects.toMatchObject({
        code: 'GENERATOR_INVALID_PROMPT',
      })
      expect(await here.db.generations.count()).toBe(0)
    },
  )

  it('of a guest is refused', async () => {
    const guest = new GeneratingDevice(here.world, leap)
    await expect(askForGeneration(guest.db, WANTED)).rejects.toMatchObject({
      code: 'GENERATION_SIGN_IN_NEEDED',
    })
  })

  it('that the server refuses fails with the reason, and its credits stay', async () => {
    here.world.available = 2
    await askForGeneration(here.db, WANTED)
    await here.after(0)
    expect(await here.one()).toMatchObject({
      status: 'failed',
      error: { code: 'GENERATION_START_FAILED', reason: 'INSUFFICIENT_CREDITS' },
    })
    expect([here.world.available, await here.db.outbox.count()]).toEqual([2, 0])
  })

  it('for a price that is higher by now asks again, and costs what was agreed to then', async () => {
    here.world.price = 4
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0)
    expect(await here.one()).toMatchObject({
      status: 'pending',
      asks: true,
      error: { code: 'GENERATOR_PRICE_CHANGED' },
      // The generator's figure, not this device's earlier one.
      usage: { credits: 4 },
    })
    expect(here.world.jobs.size).toBe(0)
    await confirmJob(here.db, generationJob, refCode, 4)
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'processing', error: null, usage: { credits: 4 } })
  })

  it('whose answer was lost is one job', async () => {
    await askForGeneration(here.db, WANTED)
    await here.after(0, 'answer-lost')
    expect(await here.one()).toMatchObject({ status: 'pending', wasSent: true })
    await here.device.reload()
    await here.after(2_000)
    expect(await here.one()).toMatchObject({ status: 'processing', id: 'g1' })
    expect([here.world.jobs.size, here.world.available]).toEqual([1, 7])
  })

  it('whose answer was lost long ago is looked up, not sent again', async () => {
    await askForGeneration(here.db, WANTED)
    await here.after(0, 'answer-lost')
    here.world.finish()
    here.device.calls.length = 0
    await here.after(600_000)
    expect(here.device.calls[0]).toBe('GET /api/v1/generations')
    expect(here.device.calls).not.toContain('POST /g/image/generuj/obraz')
    expect(await here.one()).toMatchObject({ status: 'completed', id: 'g1' })
  })

  it('that never arrived asks again after two minutes', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0, 'lost')
    await here.after(130_000, 'lost')
    expect(await here.one()).toMatchObject({ status: 'pending', asks: false })
    await here.after(130_000)
    expect(await here.one()).toMatchObject({ status: 'pending', asks: true })
    expect([here.world.jobs.size, await nextPollAt(here.db)]).toEqual([0, null])
    await confirmJob(here.db, generationJob, refCode, 3)
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'processing', refCode })
  })

  it('made without a network is only kept, until it is confirmed or dropped', async () => {
    const first = await askForGeneration(here.db, { ...WANTED, isOffline: true })
    const second = await askForGeneration(here.db, { ...WANTED, isOffline: true })
    await here.after(0)
    expect([here.device.calls, await listIntents(here.db)]).toEqual([[], []])
    await dropJob(here.db, generationJob, first)
    await confirmJob(here.db, generationJob, second, 3)
    await here.after(0)
    expect([...here.world.jobs.keys()]).toEqual([second])
    expect(await here.db.generations.count()).toBe(1)
  })

  it('can be made again with the same prompt, engine and options', async () => {
    const refCode = await askForGeneration(here.db, { ...WANTED, tags: ['kot'] })
    await here.after(0)
    here.world.work('failed')
    while (here.world.jobs.get(refCode)?.status !== 'failed') here.world.work('failed')
    await here.after(5_000)
    expect(await here.one()).toMatchObject({
      status: 'failed',
      error: { code: 'GENERATION_FAILED', message: 'Generation failed', reason: null },
    })
    const again = await retryGeneration(here.db, refCode, { credits: 3 })
    expect(again).not.toBe(refCode)
    const [row] = (await readGenerations(here.db)).queue
    expect(row).toMatchObject({ refCode: again, prompt: 'Kot w czapce', options: { seed: 7 }, tags: ['kot'] })
  })
})
