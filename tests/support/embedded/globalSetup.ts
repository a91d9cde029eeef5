import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { TestProject } from 'vitest/node'
import { embeddedStartParams } from '#server/platform/database/embedded/embeddedStartParams.ts'
import { makeTables } from '#server/platform/database/makeTables.ts'
import { offerOnce } from '../offerOnce.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the files of an embedded database that has the server's tables, as a tar archive. */
    embeddedDatabase: string
  }
}

/** Making an embedded database takes seconds; a run does it once, and its files load copies. */
export default async function offerEmbedded(project: TestProject): Promise<() => void> {
  const offer = await offerOnce(makeArchive)
  project.provide('embeddedDatabase', offer.url)
  return () => offer.close()
}

async function makeArchive(): Promise<Uint8Array> {
  const client = await PGlite.create({ startParams: embeddedStartParams })
  await makeTables(drizzle(client))
  const archive = await client.dumpDataDir('none')
  await client.close()
  return archive.bytes()
}
