import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { EngineStream } from './engineStream.ts'
import { type EmbeddedEngine, openEngine } from './openEngine.ts'

let engine: EmbeddedEngine
beforeAll(async () => {
  engine = await openEngine({ folder: null, archive: null })
  await engine.pool.query('CREATE TABLE words (id int PRIMARY KEY)')
})
afterAll(() => engine.close())

const ids = async () => (await engine.pool.query('SELECT id FROM words ORDER BY id')).rows.map(({ id }) => id)

describe('a transaction whose BEGIN goes with what comes next', () => {
  it('is undone as a whole, its first statement too', async () => {
    const database = drizzle(engine.pool)
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO words VALUES (1)`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await ids()).toEqual([])
  })

  it('is undone where its first statement is refused, and nothing is left open', async () => {
    const database = drizzle(engine.pool)
    const failing = database.transaction((tx) =>
      Promise.all([
        tx.execute(sql`INSERT INTO nowhere VALUES (1)`),
        tx.execute(sql`INSERT INTO words VALUES (${2})`),
      ]),
    )
    await expect(failing).rejects.toThrow('nowhere')
    expect(await ids()).toEqual([])
    expect((await engine.pool.query('SELECT pg_current_xact_id_if_assigned() AS open')).rows).toEqual([
      { open: null },
    ])
  })

  it('may hold nothing at all', async () => {
    const database = drizzle(engine.pool)
    expect(await database.transaction(() => Promise.resolve(7))).toBe(7)
    expect(await ids()).toEqual([])
  })

  it('may be left by a connection that goes before it said anything', async () => {
    const client = await engine.pool.connect()
    await client.query('BEGIN')
    client.release(true)
    await engine.pool.query('INSERT INTO words VALUES (3)')
    const again = await engine.pool.connect()
    again.release(true)
    expect(await ids()).toEqual([3])
  })
})

it('what is asked in one moment is one exchange with the engine', async () => {
  const asked: string[] = []
  const stream = new EngineStream((bytes) => {
    asked.push(Buffer.from(bytes).toString())
    return Promise.resolve(bytes)
  })
  stream.write('one ')
  stream.write('two ')
  await Promise.resolve()
  stream.write('three')
  await new Promise((resolve) => stream.once('data', resolve))
  stream.write('four')
  await new Promise((resolve) => stream.once('data', resolve))
  expect(asked).toEqual(['one two three', 'four'])
})
