import { CannotStart } from './platform/process/cannotStart.ts'
import type { EnvironmentConfig, ServerConfig } from './platform/config.ts'
import type { ServerContext } from './platform/context.ts'
import type { Database } from './platform/database/database.ts'
import { type OpenDatabase, openPostgres } from './platform/database/openDatabase.ts'
import { rootOf } from './platform/database/rootOf.ts'
import { openOwnDatabase } from './platform/dataDir/openOwnDatabase.ts'
import { sharedSecret } from './platform/installation/sharedSecret.ts'
import type { Log } from './platform/log.ts'
import { storedSecret } from './platform/secrets/secrets.ts'

/** The server's data, open. */
export interface OpenData {
  readonly context: ServerContext
  /** Whether the database answers now. */
  readonly isReachable: () => Promise<boolean>
  /** Waits for running queries, then closes. */
  close(): Promise<void>
}

/** Opens the database of an installation, its migrations done. Rejects with CannotStart. */
export async function openData(settings: EnvironmentConfig, log: Log): Promise<OpenData> {
  const opened = await openDatabase(settings, log)
  try {
    const config = await withSecrets(settings, opened.database)
    const { database, changes, writes, isReachable, close } = opened
    return { context: { config, log, database, changes, writes, now: () => new Date() }, isReachable, close }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/**
 * Returns the settings with the secrets that weren't given: they are made at first use and kept where every server
 * finds them.
 */
async function withSecrets(settings: EnvironmentConfig, database: Database): Promise<ServerConfig> {
  const { dataDir, databaseUrl, webhook, auth, push } = settings
  const kept = (name: string) =>
    databaseUrl === null ? storedSecret(dataDir, name) : sharedSecret(database, dataDir, name)
  return {
    ...settings,
    webhook: { ...webhook, secret: webhook.secret ?? (await kept('webhook')) },
    auth: { ...auth, secret: auth.secret ?? (await kept('auth')) },
    // 256 random bits are a private key of P-256.
    push: { ...push, privateKey: push.privateKey ?? (await kept('push')) },
  }
}

async function openDatabase({ databaseUrl, dataDir }: EnvironmentConfig, log: Log): Promise<OpenDatabase> {
  if (databaseUrl === null) return openOwnDatabase(dataDir, log)
  try {
    return await openPostgres(databaseUrl, log)
  } catch (error) {
    throw new CannotStart(`The database at DATABASE_URL could not be opened: ${rootOf(error)}`, {
      cause: error,
    })
  }
}
