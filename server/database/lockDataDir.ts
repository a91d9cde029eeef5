import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data folder belongs to another running server. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse'
}

/** A lock on a data folder, held until `release` or the end of the process, however it ends. */
export interface DataDirLock {
  readonly release: () => void
}

/**
 * Takes the data folder for this process alone; rejects with DataDirInUse when another has it. The embedded
 * database doesn't guard itself: two processes on one folder lose rows without a word.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true })
  const holder = join(dataDir, 'lock.pid')
  // Node has no call for a kernel's file lock. SQLite has: the kernel drops it with the process, even a killed
  // one, so that no stale lock is ever left to judge.
  const file = new DatabaseSync(join(dataDir, 'lock.sqlite'))
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error
    const pid = await readFile(holder, 'utf8').catch(() => '')
    throw new DataDirInUse(
      `The data folder ${dataDir} is in use by another running Iskra${pid === '' ? '' : ` (process ${pid})`}.`,
      { cause: error },
    )
  }
  await writeFile(holder, String(process.pid))
  return { release: () => file.close() }
}
