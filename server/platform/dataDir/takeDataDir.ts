import type { EnvironmentConfig } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import { type DataDirLock, lockDataDir } from './lockDataDir.ts'
import { openDataDir } from './openDataDir.ts'

/**
 * Opens the data folder and locks it for this process alone when the database is in it. With a PostgreSQL any number of
 * servers and workers may share one: files appear in it whole or not at all. Rejects with CannotStart.
 */
export async function takeDataDir(
  { dataDir, databaseUrl }: Pick<EnvironmentConfig, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<DataDirLock> {
  await openDataDir(dataDir, log)
  return databaseUrl === null ? lockDataDir(dataDir) : { release: () => undefined }
}
