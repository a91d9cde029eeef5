import type { ServerConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DatabaseWrites } from '#server/platform/database/databaseWrites.ts'
import type { PublicChanges } from '#server/platform/database/publicChanges.ts'
import type { Log } from '#server/platform/log.ts'

/** The services given to every area of the server. Areas keep nothing else that outlives a request. */
export interface ServerContext {
  readonly config: ServerConfig
  readonly database: Database
  readonly changes: PublicChanges
  readonly writes: DatabaseWrites
  readonly log: Log
  /** The server's only clock, so that tests can set it. */
  readonly now: () => Date
}
