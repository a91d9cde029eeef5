import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { Log } from '#server/platform/log.ts'
import { closeToOthers } from './closeToOthers.ts'
import { dataDirTrouble } from './dataDirTrouble.ts'

/**
 * Makes a missing data folder, with its parents, and closes it and everything in it to other users of the machine, also
 * for files that this process makes later. Rejects with CannotStart.
 */
export async function openDataDir(dataDir: string, log: Log): Promise<void> {
  process.umask(0o077)
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const open = closeToOthers(dataDir)
    if (open.length > 0) log.warn('others may read what is not ours to close', { paths: open.slice(0, 10) })
  } catch (error) {
    throw (await dataDirTrouble(dataDir, error)) ?? error
  }
}
