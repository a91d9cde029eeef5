import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLane, type Lane, LANES } from '../lanes.ts'
import { type EmbeddedEngine, openEngine } from './openEngine.ts'

let engine: EmbeddedEngine
beforeAll(async () => {
  engine = await openEngine({ folder: null, archive: null })
})
afterAll(() => engine.close())

describe('the one connection', () => {
  it('is had by whoever pays before who fills a cart, and by the rest after those, each in their order', async () => {
    const lanes = fc.array(fc.constantFrom<Lane>(...LANES), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(lanes, async (asked) => {
        const held = await engine.pool.connect()
        const done: { lane: Lane; at: number }[] = []
        const all = asked.map((lane, at) =>
          inLane(lane, async () => {
            await engine.pool.query('SELECT 1')
            done.push({ lane, at })
          }),
        )
        held.release()
        await Promise.all(all)
        const wanted = LANES.flatMap((lane) =>
          asked.flatMap((each, at) => (each === lane ? [{ lane, at }] : [])),
        )
        expect(done).toEqual(wanted)
      }),
      { numRuns: 20 },
    )
  })

  it('is there for the next after a statement that failed, and one that let go of it for good', async () => {
    await expect(engine.pool.query('SELECT nothing FROM nowhere')).rejects.toThrow('nowhere')
    const client = await engine.pool.connect()
    client.release(new Error('broken'))
    expect((await engine.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })
})
