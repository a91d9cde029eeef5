import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { openPooler } from '#support/postgres/standInPooler.ts'
import { silentLog } from '#support/testContext.ts'
import { openPostgres } from './openDatabase.ts'
import { limitStatements } from './statementLimits.ts'

const LIMITS = `SELECT name, setting FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`

it('every connection to a PostgreSQL gives up after a time', async () => {
  const { url, drop } = await createPostgresDatabase()
  const { database, close } = await openPostgres(url, silentLog)
  const limits = () => database.transaction((tx) => tx.execute(sql.raw(LIMITS)))
  for (const answer of await Promise.all([limits(), limits(), limits()])) {
    expect(answer).toMatchObject({
      rows: [
        { name: 'idle_in_transaction_session_timeout', setting: '60000' },
        { name: 'lock_timeout', setting: '10000' },
        { name: 'statement_timeout', setting: '15000' },
      ],
    })
  }
  await close()
  await drop()
})

it('a connection that breaks in the middle of a transaction takes nothing else with it', async () => {
  const { url, drop } = await createPostgresDatabase()
  const { database, close } = await openPostgres(url, silentLog)
  const broken = database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(broken).rejects.toThrow('Failed query')
  expect(await database.execute(sql`SELECT 1 AS one`)).toMatchObject({ rows: [{ one: 1 }] })
  await close()
  await drop()
})

it('a pooler’s connections are left as they are, and it is said what to do', async () => {
  const { url, drop } = await createPostgresDatabase()
  const pooler = await openPooler(url)
  const told: string[] = []
  const pool = new Pool({
    connectionString: pooler.url,
    verify: limitStatements({ ...silentLog, warn: (message) => told.push(message) }),
  })
  expect((await pool.query(LIMITS)).rows.map(({ setting }) => setting)).toEqual(['0', '0', '0'])
  expect(told).toEqual([expect.stringContaining('ALTER ROLE')])
  await pool.end()
  pooler.close()
  await drop()
})
