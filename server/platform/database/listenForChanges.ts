import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Log } from '#server/platform/log.ts'
import { backendProcess } from './backendProcess.ts'
import { type PublicChanges, ToldChanges } from './publicChanges.ts'

/** A connection that is gone is made again after so long, ms. */
const AGAIN_AFTER_MS = 30_000

/** Changes as a PostgreSQL elsewhere tells them, over a connection of its own. */
export interface ListenedChanges extends PublicChanges {
  stop(): Promise<void>
}

/**
 * Hears what changes in a PostgreSQL elsewhere, from the first question about it on. Behind a pooler that shares
 * connections by the transaction nobody can be told.
 */
export function listenForChanges(options: ClientConfig, log: Log): ListenedChanges {
  const changes = new ToldChanges()
  const stopping = new AbortController()
  const { signal } = stopping
  let listening: Promise<void> | null = null

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      const isPooled = await listenOnce().catch((error: unknown) => {
        log.debug('nobody tells of changes in the database', { error })
        return false
      })
      if (isPooled) return
      await pause(AGAIN_AFTER_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Until the connection ends. Resolves to whether there is a pooler at its other end. */
  async function listenOnce(): Promise<boolean> {
    const client = new Client({ ...options, keepAlive: true })
    const over = new Promise<void>((resolve) => {
      client.on('end', resolve)
      client.on('error', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ own: boolean }>('SELECT pg_backend_pid() = $1 AS own', [
        backendProcess(client),
      ])
      if (rows[0]?.own !== true) return true
      await changes.listen(client)
      await over
      return false
    } finally {
      await client.end()
    }
  }

  return {
    unchangedSince(moment) {
      listening ??= keepListening()
      return changes.unchangedSince(moment)
    },
    async stop() {
      stopping.abort()
      await listening
    },
  }
}
