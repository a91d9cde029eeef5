import { join } from 'node:path'
import type { EnvironmentConfig, ServerConfig } from './config.ts'
import type { ServerContext } from './context.ts'
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from './database/openDatabase.ts'
import type { Log } from './log.ts'
import { keptSecret } from './secrets.ts'

/** The server can't start for a reason that its owner can mend; the message says how. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** What the server works with, open. */
export interface OpenData {
  readonly context: ServerContext
  /** Waits for running queries, then closes. */
  close(): Promise<void>
}

/** Opens the database of an installation, its migrations done. Rejects with CannotStart. */
export async function openData(settings: EnvironmentConfig, log: Log): Promise<OpenData> {
  const config = await withSecrets(settings)
  const { database, close } = await openDatabase(config, log)
  return { context: { config, log, database, now: () => new Date() }, close }
}

/** The settings with the secrets that nobody gave: made at their first use, kept in the data folder. */
async function withSecrets(settings: EnvironmentConfig): Promise<ServerConfig> {
  const { dataDir, webhook, auth, push } = settings
  return {
    ...settings,
    webhook: { ...webhook, secret: webhook.secret ?? (await keptSecret(dataDir, 'webhook')) },
    auth: { ...auth, secret: auth.secret ?? (await keptSecret(dataDir, 'auth')) },
    // 256 random bits are a private key of P-256.
    push: { ...push, privateKey: push.privateKey ?? (await keptSecret(dataDir, 'push')) },
  }
}

async function openDatabase({ databaseUrl, dataDir }: ServerConfig, log: Log): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database')
  try {
    return await (databaseUrl === null ? openEmbeddedDatabase(folder, log) : openPostgres(databaseUrl, log))
  } catch (error) {
    const where = databaseUrl === null ? `in ${folder}` : 'at DATABASE_URL'
    throw new CannotStart(`The database ${where} could not be opened: ${rootOf(error)}`, { cause: error })
  }
}

/** What went wrong at the bottom of it: the outer errors say only which statement failed. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return rootOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0])
  return error.message || error.name
}
