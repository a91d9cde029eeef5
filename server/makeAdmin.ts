import { randomUUID } from 'node:crypto'
import { GIVEN_ROLES } from '#domain/administration/acts.ts'
import type { EnvironmentConfig } from './platform/config.ts'
import { readConfig } from './readConfig.ts'
import { takeDataDir } from './platform/dataDir/takeDataDir.ts'
import { createLog } from './platform/log.ts'
import { openData } from './openData.ts'
import { usersOfAddress } from './accounts/auth/findUsers.ts'
import { giveRoles } from './admin/administration/acts.ts'
import { lastActNumber } from './admin/administration/auditLog.ts'

/**
 * `npm run admin -- osoba@example.pl`: makes the user who verified this address an administrator, which signs them out.
 * The embedded database is for one process: stop the server first.
 */
async function makeAdmin(settings: EnvironmentConfig, email: string): Promise<string> {
  const log = createLog(settings.logLevel)
  const lock = await takeDataDir(settings, log)
  try {
    const data = await openData(settings, log)
    try {
      const { verified } = await usersOfAddress(data.context.database, email)
      if (verified === null) throw new Error(`Nobody has confirmed ${email}: register and confirm it first.`)
      const { database } = data.context
      await giveRoles(
        data.context,
        { administratorId: null, userId: verified.id },
        {
          act: randomUUID(),
          seen: await lastActNumber(database, verified.id),
          reason: 'npm run admin',
          roles: [...GIVEN_ROLES],
        },
      )
      return `${verified.email} is an administrator from the next sign-in on.`
    } finally {
      await data.close()
    }
  } finally {
    lock.release()
  }
}

const [email] = process.argv.slice(2)
try {
  if (email === undefined) throw new Error('Whom? npm run admin -- osoba@example.pl')
  process.stdout.write(`${await makeAdmin(readConfig(process.env), email)}\n`)
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
