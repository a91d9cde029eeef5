import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_KEPT } from './keepStatements.ts'
import { type EmbeddedEngine, openEngine } from './openEngine.ts'

let engine: EmbeddedEngine
beforeAll(async () => {
  engine = await openEngine({ folder: null, archive: null })
})
afterAll(() => engine.close())
beforeEach(async () => {
  await engine.pool.query('DROP TABLE IF EXISTS words')
  await engine.pool.query('CREATE TABLE words (id int PRIMARY KEY, word text NOT NULL)')
})

const ask = async (text: string, ...values: unknown[]) => (await engine.pool.query({ text, values })).rows
const INSERT = 'INSERT INTO words (id, word) VALUES ($1, $2)'
const FIND = 'SELECT word FROM words WHERE id = $1'
const kept = async (text: string) =>
  (
    await engine.pool.query('SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement = $1', [
      text,
    ])
  ).rows

/** SQLSTATE of a doubled key, and of what is asked after that in its transaction. */
const REFUSED = '23505'
const ABORTED = '25P02'

/** By which SQLSTATE something is refused; null when it isn't. */
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: { code?: unknown }) => error.code,
  )

/** What becomes of two inserts under one key and of what is asked after them, in a transaction that is undone. */
async function codesOfUndone(id: number): Promise<unknown[]> {
  const client = await engine.pool.connect()
  await client.query('BEGIN')
  const codes = [
    await codeOf(client.query(INSERT, [id, 'undone'])),
    await codeOf(client.query(INSERT, [id, 'undone'])),
    await codeOf(client.query({ text: FIND, values: [id] })),
  ]
  await client.query('ROLLBACK')
  client.release()
  return codes
}

describe('statements that come again', () => {
  it('are kept from the second time on', async () => {
    const text = 'SELECT word AS twice FROM words WHERE id = $1'
    await ask(text, 1)
    expect(await kept(text)).toEqual([{ n: 0 }])
    await ask(text, 2)
    await ask(text, 3)
    expect(await kept(text)).toEqual([{ n: 1 }])
  })

  it('answer and refuse as if nothing was kept, whatever came between', async () => {
    const id = fc.integer({ min: 0, max: 5 })
    const step = fc.oneof(
      fc.record({ is: fc.constant('insert' as const), id, word: fc.stringMatching(/^[a-zż]{0,4}$/) }),
      fc.record({ is: fc.constant('find' as const), id }),
      fc.record({ is: fc.constant('undone' as const), id }),
      fc.record({ is: fc.constant('column' as const) }),
    )
    let columns = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await engine.pool.query('DELETE FROM words')
        const model = new Map<number, string>()
        const said: unknown[] = []
        const wanted: unknown[] = []
        for (const one of steps) {
          if (one.is === 'find') {
            said.push(await ask(FIND, one.id))
            wanted.push([...model].flatMap(([known, word]) => (known === one.id ? [{ word }] : [])))
          } else if (one.is === 'column') {
            await engine.pool.query(`ALTER TABLE words ADD COLUMN more_${columns++} text`)
          } else if (one.is === 'undone') {
            said.push(await codesOfUndone(one.id))
            wanted.push([model.has(one.id) ? REFUSED : null, model.has(one.id) ? ABORTED : REFUSED, ABORTED])
          } else {
            said.push(await codeOf(ask(INSERT, one.id, one.word)))
            wanted.push(model.has(one.id) ? REFUSED : null)
            if (!model.has(one.id)) model.set(one.id, one.word)
          }
        }
        expect(said).toEqual(wanted)
      }),
      { numRuns: 30 },
    )
  })

  it('are so many at most, and the rest is asked as ever', async () => {
    const texts = Array.from({ length: MOST_KEPT + 20 }, (_, at) => `SELECT $1::int + ${at} AS sum`)
    for (const text of [...texts, ...texts]) await ask(text, 1)
    expect(await ask(texts.at(-1) ?? '', 1)).toEqual([{ sum: MOST_KEPT + 20 }])
    const [row] = (await engine.pool.query('SELECT count(*)::int AS n FROM pg_prepared_statements')).rows
    expect(row.n).toBeLessThanOrEqual(MOST_KEPT)
  })

  it('are kept anew by a new connection', async () => {
    await ask(FIND, 1)
    await ask(FIND, 1)
    const client = await engine.pool.connect()
    client.release(new Error('broken'))
    for (const id of [1, 2, 3]) expect(await ask(FIND, id)).toEqual([])
  })
})
