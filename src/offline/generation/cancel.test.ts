import { describe, expect, it } from 'vitest'
import { discardIntent, listIntents } from '../outbox/intents.ts'
import { cancelJob } from '../jobs/jobCommands.ts'
import { askForGeneration } from './commands.ts'
import { generationJob } from './generationJob.ts'
import { changeTags } from './historyCommands.ts'
import { WANTED, oneDevice } from '#support/generating/oneDevice.ts'

const here = oneDevice()

describe('a cancel', () => {
  it('before anything was sent needs no server', async () => {
    await cancelJob(here.db, generationJob, await askForGeneration(here.db, WANTED))
    await here.after(0)
    expect(here.device.calls).toEqual([])
    expect(await here.one()).toMatchObject({ status: 'cancelled' })
  })

  it('of something under way is the server’s word', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0)
    await cancelJob(here.db, generationJob, refCode)
    expect(await here.one()).toMatchObject({ status: 'processing', isCancelling: true })
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'cancelled', isCancelling: false })
    expect(here.world.available).toBe(10)
  })

  it('that comes too late leaves the result', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0)
    here.world.finish()
    await cancelJob(here.db, generationJob, refCode)
    await here.after(0)
    await here.after(1_000)
    expect(await here.one()).toMatchObject({ status: 'completed', result: { seed: 7 } })
  })

  it('of what a provider was paid for meanwhile is not sent through: it goes on, and says so', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0)
    expect(await here.one()).toMatchObject({ refund: 3 })
    here.world.handOver()
    await cancelJob(here.db, generationJob, refCode)
    await here.after(0)
    await here.after(1_000)
    expect(await here.one()).toMatchObject({ status: 'processing', isCancelling: false, refund: 0 })
    // Now it was shown: the person confirms the cancel.
    await cancelJob(here.db, generationJob, refCode)
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'cancelled', refund: 0 })
    expect(here.world.available).toBe(7)
  })

  it('of a start that was never answered comes back when a provider was paid for it', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0, 'answer-lost')
    here.world.handOver()
    await cancelJob(here.db, generationJob, refCode)
    await here.after(2_000)
    await here.after(1_000)
    expect(await here.one()).toMatchObject({ status: 'processing', refund: 0 })
  })

  it('of a start whose answer was lost finds it on the server', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0, 'answer-lost')
    await cancelJob(here.db, generationJob, refCode)
    await here.after(2_000)
    expect([here.world.jobs.get(refCode)?.status, here.world.available]).toEqual(['cancelled', 10])
    expect(await here.one()).toMatchObject({ status: 'cancelled' })
  })

  it('of a start whose answer was lost brings the tags that it was given', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0, 'answer-lost')
    await changeTags(here.db, refCode, { added: ['urodziny'], removed: [] })
    await here.after(0, 'lost')
    await here.after(0, 'answer-lost')
    await cancelJob(here.db, generationJob, refCode)
    await here.after(2_000)
    await here.after(1_000)
    expect(here.world.jobs.get(refCode)).toMatchObject({ status: 'cancelled', tags: ['urodziny'] })
    expect(await here.one()).toMatchObject({ status: 'cancelled', tags: ['urodziny'] })
  })

  it('that is discarded lets it be made', async () => {
    const refCode = await askForGeneration(here.db, WANTED)
    await here.after(0)
    await cancelJob(here.db, generationJob, refCode)
    const [intent] = await listIntents(here.db)
    await discardIntent(here.db, intent?.id ?? 0)
    here.world.finish()
    await here.after(0)
    expect(await here.one()).toMatchObject({ status: 'completed', isCancelling: false })
  })
})
