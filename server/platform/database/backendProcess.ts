import type { ClientBase } from 'pg'

/**
 * The process that serves a connection, as it was told at its start: behind a pooler that is the pooler's own, and
 * not what `pg_backend_pid()` says.
 */
export function backendProcess(client: ClientBase): number {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : 0
}
