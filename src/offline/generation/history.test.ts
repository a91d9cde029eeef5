import { describe, expect, it } from 'vitest'
import { HISTORY_LIMIT } from '#domain/generation/limits.ts'
import { GeneratingDevice } from '#support/generating/generatingDevice.ts'
import { listIntents } from '../outbox/intents.ts'
import { askForGeneration } from './commands.ts'
import { writeGenerationPreferences } from './generationPreferences.ts'
import {
  changeTags,
  countUnseenResults,
  followGeneration,
  markSeen,
  removeFromHistory,
  restoreToHistory,
  setFavourite,
} from './historyCommands.ts'
import { nextPollAt } from '../jobs/jobUpkeep.ts'
import { readGenerations } from './readGenerations.ts'
import { WANTED, leap, oneDevice } from '#support/generating/oneDevice.ts'
import { unseenPictures } from './unseenPictures.ts'

const here = oneDevice()

describe('the history', () => {
  it('keeps the newest fifteen, or as many as are wanted', async () => {
    await here.made(HISTORY_LIMIT + 2)
    const { history } = await readGenerations(here.db)
    expect(history.map(({ prompt }) => prompt)).toEqual(
      Array.from({ length: HISTORY_LIMIT }, (_, index) => `Kot ${HISTORY_LIMIT + 1 - index}`),
    )
    await writeGenerationPreferences(here.db, { maxHistoryItems: 4 })
    expect((await readGenerations(here.db)).history).toHaveLength(4)
  })

  it('keeps every tag of two given at once, in two tabs or faster than the screen', async () => {
    await here.made(1)
    const { refCode } = await here.one()
    const give = (added: string[], removed: string[] = []) => changeTags(here.db, refCode, { added, removed })
    await give(['kot'])
    await Promise.all([give(['czapka']), give(['szalik'], ['kot'])])
    expect(await here.one()).toMatchObject({ tags: ['czapka', 'szalik'] })
  })

  it('brings tags and favourites to the archive, the last ones, without doubles', async () => {
    await here.made(1)
    const { refCode } = await here.one()
    const added = ['Kot', ' kot ', '', 'czapka', 'a'.repeat(60)]
    await changeTags(here.db, refCode, { added, removed: [] })
    await setFavourite(here.db, refCode, true)
    expect(await here.one()).toMatchObject({ tags: ['Kot', 'czapka', 'a'.repeat(40)], isFavourite: true })
    expect(await listIntents(here.db)).toHaveLength(1)
    here.device.calls.length = 0
    await here.after(0)
    expect(here.device.calls).toEqual(['PATCH /api/v1/generations/g1'])
    expect(here.world.jobs.get(refCode)).toMatchObject({
      tags: ['Kot', 'czapka', 'a'.repeat(40)],
      isFavourite: true,
    })
  })

  it('lets one go and brings it back, and the archive doesn’t bring it back by itself', async () => {
    await here.made(2)
    const { refCode } = await here.one()
    const removed = await removeFromHistory(here.db, [refCode])
    leap(3_600_000)
    await here.device.returned()
    await here.after(0)
    expect((await readGenerations(here.db)).history).toHaveLength(1)
    await restoreToHistory(here.db, removed)
    expect((await readGenerations(here.db)).history.map((row) => row.refCode)).toContain(refCode)
  })

  it('counts results that nobody has looked at', async () => {
    await here.made(2)
    const [row] = (await readGenerations(here.db)).history
    expect(await countUnseenResults(here.db)).toBe(2)
    expect(await markSeen(here.db, [row?.refCode ?? ''])).toBe(1)
    expect(await unseenPictures(here.db)).toEqual([])
  })

  it('follows what the archive tells of its own, and of nothing else', async () => {
    await here.made(1)
    const row = await here.one()
    const job = here.world.jobs.get(row.refCode)
    if (job === undefined) throw new Error('there is no job')
    await followGeneration(here.db, { ...job, isPublic: true, shareToken: 'token' })
    await followGeneration(here.db, { ...job, refCode: 'other', id: 'g99' })
    expect(await here.one()).toMatchObject({ isPublic: true, shareToken: 'token' })
    expect(await here.db.generations.count()).toBe(1)
  })

  it('keeps what was just changed here, whatever the archive tells that hasn’t heard of it yet', async () => {
    await here.made(1)
    const { refCode } = await here.one()
    const job = here.world.jobs.get(refCode)
    if (job === undefined) throw new Error('there is no job')
    await changeTags(here.db, refCode, { added: ['kot'], removed: [] })
    await setFavourite(here.db, refCode, true)
    await followGeneration(here.db, { ...job, tags: ['dawny'], isFavourite: false })
    expect(await here.one()).toMatchObject({ tags: ['kot'], isFavourite: true })
  })

  it('is filled on another device of the same person, what is under way there included', async () => {
    await here.made(2)
    here.world.available = 10
    await askForGeneration(here.db, { ...WANTED, prompt: 'W toku' })
    await here.after(61_000)
    const other = new GeneratingDevice(here.world, leap)
    await other.signIn()
    await other.drain(['arrives'])
    const { queue, history } = await readGenerations(other.db)
    expect(queue.map(({ prompt }) => prompt)).toEqual(['W toku'])
    expect(history.map(({ prompt, isSeen }) => [prompt, isSeen])).toEqual([
      ['Kot 1', true],
      ['Kot 0', true],
    ])
    expect(await nextPollAt(other.db)).not.toBeNull()
  })
})
