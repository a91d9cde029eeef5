import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CERTIFICATES, startPostgres, type StartedPostgres } from '#support/postgres/startPostgres.ts'
import { silentLog } from '#support/testContext.ts'
import { openPostgres } from './openDatabase.ts'
import { postgresTls } from './postgresTls.ts'
import { rootOf } from './rootOf.ts'

// Two PostgreSQL of its own, one with a certificate of a self-made authority and one that knows no TLS.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })

const AUTHORITY = join(CERTIFICATES, 'authority.crt')
const OTHER = join(CERTIFICATES, 'other-authority.crt')

let withTls: StartedPostgres
let plain: StartedPostgres
beforeAll(async () => {
  ;[withTls, plain] = await Promise.all([startPostgres({ tls: true }), startPostgres()])
})
afterAll(() => Promise.all([withTls.stop(), plain.stop()]))

const rows = z.object({ rows: z.tuple([z.object({ ssl: z.boolean() })]) })

/** Whether the connection is encrypted; or why there is none. */
async function connect(
  server: StartedPostgres,
  query: string,
  host = 'localhost',
): Promise<boolean | string> {
  const url = Object.assign(new URL(server.url), { hostname: host, search: query })
  try {
    const { database, close } = await openPostgres(url.href, silentLog)
    const found = await database.execute(sql`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`)
    await close()
    return rows.parse(found).rows[0].ssl
  } catch (error) {
    return rootOf(error)
  }
}

const attempts = async (address: string, environment: Record<string, string>) =>
  (await postgresTls(address, environment)).attempts

describe('sslmode', () => {
  it('means to a server with a self-made certificate what it means to psql', async () => {
    expect(await connect(withTls, '')).toBe(true)
    expect(await connect(withTls, 'sslmode=disable')).toBe(false)
    expect(await connect(withTls, 'sslmode=allow')).toBe(false)
    expect(await connect(withTls, 'sslmode=prefer')).toBe(true)
    expect(await connect(withTls, 'sslmode=require')).toBe(true)
    expect(await connect(withTls, `sslmode=require&sslrootcert=${AUTHORITY}`, '127.0.0.1')).toBe(true)
    expect(await connect(withTls, `sslmode=require&sslrootcert=${OTHER}`)).toMatch(/certificate|signature/)
    expect(await connect(withTls, `sslmode=verify-ca&sslrootcert=${AUTHORITY}`, '127.0.0.1')).toBe(true)
    expect(await connect(withTls, `sslmode=verify-ca&sslrootcert=${OTHER}`)).toMatch(/certificate|signature/)
    expect(await connect(withTls, 'sslmode=verify-ca')).toBe('sslmode=verify-ca needs sslrootcert')
    expect(await connect(withTls, `sslmode=verify-full&sslrootcert=${AUTHORITY}`)).toBe(true)
    expect(await connect(withTls, `sslmode=verify-full&sslrootcert=${AUTHORITY}`, '127.0.0.1')).toMatch(
      /127\.0\.0\.1/,
    )
    expect(await connect(withTls, 'sslmode=verify-full')).toMatch(/certificate/)
    expect(await connect(withTls, 'sslmode=verify-full&sslrootcert=system')).toMatch(/certificate/)
  })

  it('means to a server without TLS what it means to psql', async () => {
    for (const mode of ['', 'sslmode=prefer', 'sslmode=allow', 'sslmode=disable']) {
      expect(await connect(plain, mode)).toBe(false)
    }
    for (const mode of ['require', `verify-ca&sslrootcert=${AUTHORITY}`, 'verify-full']) {
      expect(await connect(plain, `sslmode=${mode}`)).toBe('The server does not support SSL connections')
    }
  })

  it('comes from the environment, as everything of psql, where the address says nothing', async () => {
    expect(await attempts('postgres://db/iskra', { PGSSLMODE: 'disable' })).toEqual([false])
    expect(await attempts('postgres://db/iskra?sslmode=require', { PGSSLMODE: 'disable' })).toEqual([
      { rejectUnauthorized: false },
    ])
    await expect(attempts('postgres://db/iskra?sslmode=on', {})).rejects.toThrow('and not on')
    await expect(attempts('postgres://db/iskra?sslrootcert=/none', {})).rejects.toThrow(
      "sslrootcert=/none can't be read",
    )
  })
})
