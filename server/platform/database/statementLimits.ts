import { callbackify } from 'node:util'
import type { ClientBase, PoolConfig } from 'pg'
import type { Log } from '#server/platform/log.ts'
import { backendProcess } from './backendProcess.ts'

/** No statement of a running server takes longer; what does is somebody's attack or a mistake of ours. */
export const LONGEST_STATEMENT_MS = 15_000
const LONGEST_WAIT_FOR_LOCK_MS = 10_000
/** A transaction whose server has gone silent gives back its locks. */
const LONGEST_SILENCE_MS = 60_000

// Set once the connection stands: poolers refuse settings that come with its start. Behind one, where a setting made
// here would stay with some connection of everybody's, nothing is set: there the process id that a client is given is
// the pooler's own.
const SET_LIMITS = `
  SELECT CASE WHEN pg_backend_pid() = $1 THEN
      set_config('statement_timeout', '${LONGEST_STATEMENT_MS}', false)
      || set_config('lock_timeout', '${LONGEST_WAIT_FOR_LOCK_MS}', false)
      || set_config('idle_in_transaction_session_timeout', '${LONGEST_SILENCE_MS}', false)
    END AS limits,
    current_setting('statement_timeout') AS before`

const UNLIMITED =
  'the database is behind a pooler and lets statements take any time: limit them by ' +
  `ALTER ROLE … SET statement_timeout = '${LONGEST_STATEMENT_MS}ms' and likewise lock_timeout and ` +
  'idle_in_transaction_session_timeout'

/** Has a new connection give up statements, locks and silent transactions after a time; for `verify` of a pool. */
export function limitStatements(log: Log): NonNullable<PoolConfig['verify']> {
  let isTold = false
  const limit = async (client: ClientBase) => {
    const { rows } = await client.query<{ limits: string | null; before: string }>(SET_LIMITS, [
      backendProcess(client),
    ])
    if (isTold || rows[0]?.limits !== null || rows[0].before !== '0') return
    isTold = true
    log.warn(UNLIMITED)
  }
  return callbackify(limit)
}
