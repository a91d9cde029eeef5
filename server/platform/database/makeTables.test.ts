import { Client } from 'pg'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { silentLog } from '#support/testContext.ts'
import { openPostgres } from './openDatabase.ts'

it('servers that start together make the tables once, and keep no lock of a connection', async () => {
  const { url, drop } = await createPostgresDatabase()
  const watching = new Client({ connectionString: url })
  await watching.connect()
  try {
    // What a server of an earlier version left behind in a pooler's connection.
    await watching.query('SELECT pg_advisory_lock(7204117)')
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, silentLog)))
    const { rows } = await watching.query(
      "SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()",
    )
    expect(rows).toEqual([{ count: 0 }])
    const made = await watching.query('SELECT hash FROM drizzle.__drizzle_migrations')
    expect(new Set(made.rows.map(({ hash }) => String(hash))).size).toBe(made.rows.length)

    // Where there is nothing to do, nobody waits for whoever makes tables.
    await watching.query('BEGIN')
    await watching.query('SELECT pg_advisory_xact_lock(7204119)')
    const later = await openPostgres(url, silentLog)
    await later.database.execute(sql`SELECT 1`)
    await Promise.all([...opened, later].map(({ close }) => close()))
  } finally {
    await watching.end()
    await drop()
  }
})
