import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_ENTRIES } from './ownEntries.ts'

const OTHERS = 0o077

/**
 * Closes our data folder to other users: 0700 and 0600 for all our files in it, however they came there. A folder with
 * other content is left as it is. Returns the paths that could not be closed, because they belong to another user.
 */
export function closeToOthers(dataDir: string): readonly string[] {
  const names = readdirSync(dataDir)
  const own = names.filter((name) => isOwn(name))
  const open: string[] = []
  // The outermost folder first: the ones behind it are protected by it.
  if (own.length === names.length) close(dataDir, open, false)
  for (const name of own) close(join(dataDir, name), open, true)
  return open
}

function isOwn(name: string): boolean {
  return OWN_ENTRIES.some((one) => one === name)
}

function close(path: string, open: string[], withContent: boolean): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  // The target of a link may be another person's choice.
  if (found === undefined || (!found.isDirectory() && !found.isFile())) return
  try {
    if ((found.mode & OTHERS) !== 0) chmodSync(path, found.mode & 0o700)
  } catch {
    open.push(path)
  }
  if (!withContent || !found.isDirectory()) return
  for (const name of readdirSync(path)) close(join(path, name), open, true)
}
