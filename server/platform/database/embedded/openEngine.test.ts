import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmbeddedEngine, openEngine } from './openEngine.ts'

let folder: string
let engine: EmbeddedEngine
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-engine-'))
  engine = await openEngine({ folder, archive: null })
})
// The last test has closed it.
afterAll(() => rm(folder, { recursive: true }))

const valuesOf = async (pool: Pool) =>
  (await pool.query<{ value: number }>('SELECT value FROM kept ORDER BY value')).rows.map(
    ({ value }) => value,
  )

async function later(moment: number): Promise<number> {
  while (Date.now() <= moment) await nextTurn()
  return Date.now()
}

describe('the embedded database', () => {
  beforeEach(() => engine.pool.query('DROP TABLE IF EXISTS kept; CREATE TABLE kept (value integer)'))

  it('tells of rows that are written, and of nothing else', async () => {
    const { pool, writes } = engine
    const written: string[] = []
    const ask = async (statement: string) => {
      const stop = writes.onNext(() => written.push(statement))
      const before = writes.lastAt()
      await pool.query(statement)
      expect(writes.lastAt() > before).toBe(written.at(-1) === statement)
      stop()
    }
    await ask('INSERT INTO kept VALUES (1)')
    await ask('UPDATE kept SET value = 3 WHERE value = 2 RETURNING value')
    await ask('UPDATE kept SET value = 2')
    await ask('SELECT value FROM kept')
    await ask("SELECT 'INSERT 0 1' FROM generate_series(1, 3)")
    await ask('WITH gone AS (DELETE FROM kept RETURNING value) INSERT INTO kept SELECT 10 * value FROM gone')
    await ask('DELETE FROM kept WHERE value = 2')
    await ask('DELETE FROM kept')
    expect(written.map((statement) => statement.slice(0, 19))).toEqual([
      'INSERT INTO kept VA',
      'UPDATE kept SET val',
      'WITH gone AS (DELET',
      'DELETE FROM kept',
    ])
    expect(await valuesOf(pool)).toEqual([])
  })

  it('leaves the event loop to others while a statement takes long', async () => {
    let isOver = false
    const slow = engine.pool.query('SELECT pg_sleep(1)').finally(() => {
      isOver = true
    })
    for (let turn = 0; turn < 100; turn += 1) await nextTurn()
    expect(isOver).toBe(false)
    await slow
  })

  it('ends a statement that takes too long, loses nothing that was committed, and goes on', async () => {
    await engine.pool.query('INSERT INTO kept VALUES (1)')
    engine.limitStatements(1_000)
    const client = await engine.pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO kept VALUES (2)')
    await expect(client.query('SELECT count(*) FROM generate_series(1, 2000000000)')).rejects.toMatchObject({
      code: '57014',
    })
    client.release(true)
    engine.limitStatements(60_000)
    expect(await valuesOf(engine.pool)).toEqual([1])
    await engine.pool.query('INSERT INTO kept VALUES (3)')
    expect(await valuesOf(engine.pool)).toEqual([1, 3])
  })

  it('takes back what a connection left open when it went', async () => {
    const client = await engine.pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO kept VALUES (1)')
    client.release(true)
    expect(await valuesOf(engine.pool)).toEqual([])
  })

  it('tells of changes, over one connection after another', async () => {
    for (let connection = 0; connection < 2; connection += 1) {
      const client = await engine.pool.connect()
      const since = await later(Date.now())
      expect(engine.changes.unchangedSince(since)).toBe(true)
      await client.query('NOTIFY iskra_public_changes')
      expect(engine.changes.unchangedSince(since)).toBe(false)
      client.release(true)
      // What happens until the next one listens may be anything.
      await vi.waitUntil(() => !engine.changes.unchangedSince(Infinity))
    }
  })

  it('tells mistakes in statements by their codes, and carries what is large', async () => {
    await expect(engine.pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
    await expect(engine.pool.query('SELECT $1::integer', ['x'])).rejects.toMatchObject({ code: '22P02' })
    const large = 'ż'.repeat(3_000_000)
    const { rows } = await engine.pool.query<{ text: string }>('SELECT $1::text AS text', [large])
    expect(rows[0]?.text === large).toBe(true)
  })

  it('waits for what is under way before it closes', async () => {
    const slow = engine.pool.query('SELECT pg_sleep(0.3), 7 AS number')
    await engine.close()
    expect((await slow).rows).toMatchObject([{ number: 7 }])
  })
})

it('says why a database can not be opened', async () => {
  await expect(openEngine({ folder: '/dev/null/nowhere', archive: null })).rejects.toThrow(
    /ENOTDIR|ENOENT|broke/,
  )
})
