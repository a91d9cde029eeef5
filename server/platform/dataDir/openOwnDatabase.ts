import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenDatabase, openEmbeddedDatabase } from '#server/platform/database/openDatabase.ts'
import { rootOf } from '#server/platform/database/rootOf.ts'
import type { Log } from '#server/platform/log.ts'
import { CannotStart } from '#server/platform/process/cannotStart.ts'
import { closeToOthers } from './closeToOthers.ts'
import { dataDirTrouble } from './dataDirTrouble.ts'

/**
 * Opens the embedded database of a data folder, and creates a missing one. One whose creation was interrupted is
 * created anew: it held nothing yet. Rejects with CannotStart.
 */
export async function openOwnDatabase(dataDir: string, log: Log): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database')
  const unfinished = join(dataDir, 'database.unfinished')
  try {
    const inFolder = await readdir(dataDir)
    if (inFolder.includes('database.unfinished')) await rm(folder, { recursive: true, force: true })
    const found = await readdir(folder).catch(orEmpty)
    if (found.length === 0) await writeFile(unfinished, '')
    // The embedded database would create itself anew over the rest of a damaged one.
    else if (!found.includes('PG_VERSION')) throw new Error('files of it are missing')
    const opened = await openEmbeddedDatabase(folder, log)
    await rm(unfinished, { force: true })
    // It makes its files readable to all, whatever the process's umask says; its folders protect them.
    closeToOthers(dataDir)
    return opened
  } catch (error) {
    throw (await dataDirTrouble(dataDir, error)) ?? damaged(folder, error)
  }
}

/** Why work on the embedded database failed, when the folder or the database is the cause; else null. */
export async function ownDatabaseTrouble(dataDir: string, error: unknown): Promise<CannotStart | null> {
  const trouble = await dataDirTrouble(dataDir, error)
  return trouble ?? (isBroken(error) ? damaged(join(dataDir, 'database'), error) : null)
}

function damaged(folder: string, error: unknown): CannotStart {
  return new CannotStart(
    `The database in ${folder} can't be opened and seems damaged (${rootOf(error)}). ` +
      'Put a copy of the data folder back, or move this one away to begin with an empty one.',
    { cause: error },
  )
}

/** The SQLSTATE classes of a damaged database (XX), its system (58) and its resources (53), or a crash of its code. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof WebAssembly.RuntimeError) return true
  return ('code' in error && /^(?:XX|58|53)\w{3}$/.test(String(error.code))) || isBroken(error.cause)
}

function orEmpty(error: unknown): readonly string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
