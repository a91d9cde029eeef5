import type { ServerConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { DatabaseWrites } from '#server/database/databaseWrites.ts'
import type { PublicChanges } from '#server/database/publicChanges.ts'
import type { Log } from '#server/log.ts'

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
