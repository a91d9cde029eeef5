import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../productProcess.ts'
import { findPostgresBinaries, unprivileged } from './postgresBinaries.ts'

/** A PostgreSQL of its own, on 127.0.0.1, for this test alone. */
export interface StartedPostgres {
  /** Its address, with the database `postgres`. */
  readonly url: string
  stop(): Promise<void>
}

/** Self-made certificates: of an authority, of another one, and the first one's of `localhost`. */
export const CERTIFICATES = fileURLToPath(new URL('./tls', import.meta.url))

/**
 * Starts a PostgreSQL in a new temporary folder; without durability, as nothing of it outlives the tests. With `tls` it
 * shows the certificate of `localhost` to TLS clients.
 */
export async function startPostgres({ tls = false } = {}): Promise<StartedPostgres> {
  const bin = findPostgresBinaries()
  const folder = await mkdtemp(join(tmpdir(), 'iskra-postgres-data-'))
  if (unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid)
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: '/', ...unprivileged },
  )
  if (tls) await giveCertificate(folder)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    // Freed room is filled again, and rows are then in another order than they came in.
    autovacuum: 'off',
    shared_buffers: '32MB',
    max_connections: 200,
    ssl: tls ? 'on' : 'off',
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

async function giveCertificate(folder: string): Promise<void> {
  for (const name of ['server.crt', 'server.key']) {
    const path = join(folder, name)
    await copyFile(join(CERTIFICATES, name), path)
    // It refuses a key that others may read.
    await chmod(path, 0o600)
    if (unprivileged.uid !== undefined) await chown(path, unprivileged.uid, unprivileged.gid)
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
