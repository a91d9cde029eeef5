import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** A new database in the run's PostgreSQL, for `DATABASE_URL`: empty, or as `options` of its creation say. */
export async function createPostgresDatabase(
  options = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const answer = await fetch(inject('postgresBroker'))
  const server = await answer.text()
  if (!answer.ok) throw new Error(server)
  const name = `test_${randomBytes(8).toString('hex')}`
  await ask(server, `CREATE DATABASE ${name} ${options}`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
