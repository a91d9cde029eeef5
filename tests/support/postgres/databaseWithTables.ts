import { Client } from 'pg'
import { openPostgres } from '#server/platform/database/openDatabase.ts'
import { silentLog } from '../testContext.ts'

/** The run's database that has the server's tables, all empty: others are made as copies of it. */
export const DATABASE_WITH_TABLES = 'iskra_tables'

/** Makes it, in the PostgreSQL at this address; no connection is left open, which copying needs. */
export async function makeDatabaseWithTables(server: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${DATABASE_WITH_TABLES}`)
  await client.end()
  const url = Object.assign(new URL(server), { pathname: `/${DATABASE_WITH_TABLES}` }).href
  const { close } = await openPostgres(url, silentLog)
  await close()
}
