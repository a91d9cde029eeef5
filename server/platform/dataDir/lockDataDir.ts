import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '#server/platform/process/cannotStart.ts'
import { dataDirTrouble } from './dataDirTrouble.ts'

/** A lock on a data folder, held until `release` or the end of the process, of any kind. */
export interface DataDirLock {
  readonly release: () => void
}

/**
 * Locks the existing data folder for this process alone; rejects with CannotStart, which names its holder. The embedded
 * database doesn't guard itself: two processes on one folder lose rows silently.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const holder = join(dataDir, 'lock.pid')
  try {
    const file = takeLock(join(dataDir, 'lock.sqlite'))
    if (file === null) throw await inUse(dataDir, holder)
    await writeFile(holder, `${process.pid} ${new Date().toISOString()}\n`)
    return { release: () => file.close() }
  } catch (error) {
    if (error instanceof CannotStart) throw error
    if (isBroken(error)) throw brokenLock(join(dataDir, 'lock.sqlite'))
    throw (await dataDirTrouble(dataDir, error)) ?? error
  }
}

/** Null when another process has it. */
function takeLock(path: string): DatabaseSync | null {
  // Node has no call for a kernel's file lock. SQLite has: the kernel drops it with the process, even a killed one, so
  // there are no stale locks.
  const file = new DatabaseSync(path)
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return file
  } catch (error) {
    file.close()
    if (error instanceof Error && error.message.includes('locked')) return null
    throw error
  }
}

/** Whether SQLite finds a file that isn't its own, or is damaged. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 26 || error.errcode === 11)
}

function brokenLock(path: string): CannotStart {
  return new CannotStart(
    `The lock ${path} is damaged, so that nobody can tell whether another Iskra runs on this folder. It holds nothing of yours: remove it when none does.`,
  )
}

async function inUse(dataDir: string, holder: string): Promise<CannotStart> {
  const [pid, since] = (await readFile(holder, 'utf8').catch(() => '')).trim().split(' ')
  const who =
    pid === undefined || pid === '' ? '' : ` (process ${pid}${since === undefined ? '' : `, since ${since}`})`
  return new CannotStart(
    `The data folder ${dataDir} is in use by another running Iskra${who}. Stop that, or name another folder by DATA_DIR.`,
  )
}
