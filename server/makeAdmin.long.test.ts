import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { users } from '#server/platform/users/tables.ts'
import { makeUser } from '#support/accountFixture.ts'
import { INHERITED_ENVIRONMENT } from '#support/inheritedEnvironment.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { silentLog, testContext } from '#support/testContext.ts'
import { openPostgres } from './platform/database/openDatabase.ts'

// The real command in a process of its own, as people run it: a second each, more on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

it('makes whoever has confirmed the address an administrator, and nobody else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'iskra-admin-'))
  const { url, drop } = await createPostgresDatabase()
  const { database, close } = await openPostgres(url, silentLog)
  const run = (...address: string[]) =>
    new Promise<string>((resolve) => {
      const env = { ...INHERITED_ENVIRONMENT, DATA_DIR: dataDir, DATABASE_URL: url }
      execFile(process.execPath, ['server/makeAdmin.ts', ...address], { env }, (error, output, errors) =>
        resolve(`${error === null ? 0 : String(error.code)} ${output}${errors}`),
      )
    })
  try {
    const context = testContext(database)
    await makeUser(context, { email: 'Zofia@example.pl' })
    await makeUser(context, { email: 'hanna@example.pl', verifiedAt: null })
    expect(await Promise.all([run(), run('hanna@example.pl'), run('zofia@example.pl')])).toEqual([
      '1 Whom? npm run admin -- osoba@example.pl\n',
      '1 Nobody has confirmed hanna@example.pl: register and confirm it first.\n',
      '0 Zofia@example.pl is an administrator from the next sign-in on.\n',
    ])
    const kept = await database.select({ email: users.email, roles: users.roles }).from(users)
    expect(Object.fromEntries(kept.map(({ email, roles }) => [email, roles]))).toEqual({
      'Zofia@example.pl': ['user', 'admin'],
      'hanna@example.pl': ['user'],
    })
  } finally {
    await close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
