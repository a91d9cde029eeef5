import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { askForGeneration } from '#offline/generation/commands.ts'
import { removeFromHistory, setFavourite } from '#offline/generation/historyCommands.ts'
import { change } from '#offline/change.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { readJobs } from '#offline/jobs/jobUpkeep.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { followGenerations } from './followGenerations.ts'

const wanted = {
  type: 'image',
  prompt: 'Kot w czapce',
  engine: 'iskra-obraz',
  options: {},
  credits: 3,
} as const

let db: IskraDatabase
let stop = () => undefined as void
const asked = vi.fn<() => Promise<number>>()

beforeEach(async () => {
  db = memoryDatabase()
  await change(db, ['settings'], (stores) => changeOwner(stores, 'user:ola'))
  const queryClient = new QueryClient()
  asked.mockReset().mockResolvedValue(10)
  await queryClient.fetchQuery({ queryKey: CREDITS_KEY, queryFn: asked })
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    if (filters?.queryKey === CREDITS_KEY) await asked()
  })
  stop = followGenerations(db, queryClient)
  await readOnce(db)
})
afterEach(() => stop())

/** Resolves once a watch that began now has read: those that began before it have, too. */
async function readOnce(database: IskraDatabase): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const end = watchQuery(database, readJobs, { next: () => resolve(), error: reject })
  await promise
  end()
}

it('asks for the balance when one has begun and when it has ended, and only then', async () => {
  const refCode = await askForGeneration(db, wanted)
  await db.generations.update(refCode, { status: 'processing', id: 'g1' })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await db.generations.update(refCode, { progress: 50 })
  await setFavourite(db, refCode, true)
  await db.generations.update(refCode, { status: 'completed' })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  await removeFromHistory(db, [refCode])
  const other = await askForGeneration(db, wanted)
  await db.generations.update(other, { status: 'failed' })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
})
