import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_ENTRIES } from './ownEntries.ts'

const OTHERS = 0o077

/**
 * Takes from everybody but its owner what they may do with the data folder: 0700 and 0600 for all that is ours in it,
 * however it came there. A folder that holds other things besides is left as it is. Returns what could not be closed:
 * what belongs to another user.
 */
export function closeToOthers(dataDir: string): readonly string[] {
  const names = readdirSync(dataDir)
  const own = names.filter((name) => isOwn(name))
  const open: string[] = []
  // The outermost door first: behind it nothing is urgent.
  if (own.length === names.length) close(dataDir, open, false)
  for (const name of own) close(join(dataDir, name), open, true)
  return open
}

function isOwn(name: string): boolean {
  return OWN_ENTRIES.some((one) => one === name)
}

function close(path: string, open: string[], withContent: boolean): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  // A link leads to what somebody else has chosen.
  if (found === undefined || (!found.isDirectory() && !found.isFile())) return
  try {
    if ((found.mode & OTHERS) !== 0) chmodSync(path, found.mode & 0o700)
  } catch {
    open.push(path)
  }
  if (!withContent || !found.isDirectory()) return
  for (const name of readdirSync(path)) close(join(path, name), open, true)
}
