import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { hastenSave, keepTemplate } from './commands.ts'

const ID = '01234567-89ab-4def-8123-456789abcdef'

afterEach(() => {
  vi.useRealTimers()
})

const titled = (title: string) => ({ ...EMPTY_TEMPLATE, details: { ...EMPTY_TEMPLATE.details, title } })

/** A template that is changed after these pauses, each in ms; tells for when its one save is planned after each. */
async function editWith(pauses: readonly number[], savedWithinMs: number): Promise<readonly number[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const db = memoryDatabase()
  const planned: number[] = []
  for (const [follows, pause] of pauses.entries()) {
    vi.setSystemTime(Date.now() + pause)
    await keepTemplate(db, { id: ID, template: titled(String(follows)), follows, savedWithinMs })
    const [intent, ...others] = await db.outbox.toArray()
    expect(others).toEqual([])
    planned.push(intent?.nextAttemptAt ?? 0)
  }
  return planned
}

it('a draft is saved within the interval of its first change, however steadily it is changed on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 8 }),
      async (pauses) => {
        const first = 1_000_000 + (pauses[0] ?? 0)
        expect(new Set(await editWith(pauses, 30_000))).toEqual(new Set([first + 30_000]))
      },
    ),
    { numRuns: 20 },
  )
  // The next interval begins with the first change after a save was due.
  expect(await editWith([0, 10_000, 40_000], 30_000)).toEqual([1_030_000, 1_030_000, 1_080_000])
  // A shorter one counts at once.
  expect(await editWith([0, 1_000], 5_000)).toEqual([1_005_000, 1_005_000])
})

it('a draft that is left is saved at once, and one with nothing to save is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const db = memoryDatabase()
  await keepTemplate(db, { id: ID, template: EMPTY_TEMPLATE, follows: 0, isHeldBack: true })
  await hastenSave(db, ID)
  expect(await db.outbox.count()).toBe(0)
  await keepTemplate(db, { id: ID, template: titled('Kartka'), follows: 1, savedWithinMs: 30_000 })
  vi.setSystemTime(1_002_000)
  await hastenSave(db, ID)
  expect((await db.outbox.toArray()).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([1_002_000])
})
