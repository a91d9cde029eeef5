import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../productProcess.ts'
import { findPostgresBinaries, unprivileged } from './postgresBinaries.ts'

/** A PostgreSQL of its own, on 127.0.0.1, that nobody else knows of. */
export interface StartedPostgres {
  /** Its address, with the database `postgres`. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL in a new temporary folder; without durability, as nothing of it outlives the tests. */
export async function startPostgres(): Promise<StartedPostgres> {
  const bin = findPostgresBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'iskra-postgres-data-'))
  if (unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid)
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: '/', ...unprivileged },
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    shared_buffers: '32MB',
    max_connections: 200,
  }
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...unprivileged },
  )
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url, () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${output}`)
  })
  return {
    url,
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : null
      // "Fast shutdown": connections that are still open are closed.
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url: string, checkAlive: () => void): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    checkAlive()
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}
