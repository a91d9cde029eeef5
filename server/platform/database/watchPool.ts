import type { Pool } from 'pg'
import type { Log } from '#server/platform/log.ts'

/**
 * Has connections that break logged, whoever holds them: an error of one that nobody listens to would end the process,
 * and while a transaction has it the pool doesn't listen. Its statements fail, and the pool makes a new one.
 */
export function watchPool(pool: Pool, log: Log | undefined): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.warn('a database connection broke', { error }))
  })
  // The same errors again, of those that were idle.
  pool.on('error', () => undefined)
}
