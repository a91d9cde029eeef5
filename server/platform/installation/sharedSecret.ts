import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { findKeptSecret, makeSecret } from '#server/platform/secrets/secrets.ts'
import { installation } from './tables.ts'

/**
 * A secret of all servers on one database, kept there: made once, by the first one to start, or taken from that one's
 * data folder, where it was kept before. See docs/decisions/0022.
 */
export async function sharedSecret(database: Database, dataDir: string, name: string): Promise<string> {
  const key = `secret:${name}`
  const known = await findValue(database, key)
  if (known !== null) return known
  const value = (await findKeptSecret(dataDir, name)) ?? makeSecret()
  await database.insert(installation).values({ name: key, value, setAt: new Date() }).onConflictDoNothing()
  // Of servers that start together one was first.
  return (await findValue(database, key)) ?? value
}

async function findValue(database: Database, name: string): Promise<string | null> {
  const [found] = await database
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, name))
  return found?.value ?? null
}
