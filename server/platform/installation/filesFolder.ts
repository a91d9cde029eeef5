import { hostname } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import { storedSecret } from '#server/platform/secrets/secrets.ts'
import { installation } from './tables.ts'

const NAME = 'files-folder'

/** The files' folder of the last server on this database, when it isn't ours. */
export interface OtherFolder {
  /** `host:path`, as it was there. */
  readonly place: string
  readonly since: Date
}

/**
 * Whether another server on this PostgreSQL keeps its files in another folder: then each finds only half of them. Null
 * for files in a bucket, for the same or a shared folder, and for a database of our own.
 */
export async function otherFilesFolder({ config, database }: ServerContext): Promise<OtherFolder | null> {
  if (config.files.s3 !== null || config.databaseUrl === null) return null
  const [known] = await database.select().from(installation).where(eq(installation.name, NAME))
  const [id, ...place] = known?.value.split(' ') ?? []
  if (known === undefined || id === (await ownId(config.dataDir))) return null
  return { place: place.join(' '), since: known.setAt }
}

/** Notes that this database's files are in our folder from now on. Does nothing for files in a bucket. */
export async function claimFilesFolder({ config, database, now }: ServerContext): Promise<void> {
  if (config.files.s3 !== null || config.databaseUrl === null) return
  const value = `${await ownId(config.dataDir)} ${hostname()}:${join(config.dataDir, 'files')}`
  const setAt = now()
  await database
    .insert(installation)
    .values({ name: NAME, value, setAt })
    .onConflictDoUpdate({ target: installation.name, set: { value, setAt } })
}

/** Says what to do about it, in one line. */
export function tellOfOtherFolder({ place, since }: OtherFolder): string {
  return `The files of this database lie in another folder (${place}, since ${since.toISOString()}). Set FILES_S3_… to one bucket on every server and worker, or DATA_DIR to one folder that they share.`
}

/** A folder is known by its content, wherever it is mounted. */
function ownId(dataDir: string): Promise<string> {
  return storedSecret(dataDir, 'files-folder')
}
