import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0
}

const disk = {
  /** A disk of this size, `4m`, in place of an empty folder. */
  mount(folder: string, size: string): void {
    if (!run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) throw new Error('not mounted')
  },
  resize(folder: string, size: string): void {
    if (!run('mount', '-o', `remount,size=${size}`, folder)) throw new Error('not mounted again')
  },
  /** At once, even while files on it are open. */
  unmount(folder: string): void {
    run('umount', '-l', folder)
  },
}

function canMount(): boolean {
  if (process.getuid?.() !== 0) return false
  const folder = mkdtempSync(join(tmpdir(), 'iskra-disk-'))
  const mounted = run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder)
  if (mounted) run('umount', '-l', folder)
  rmdirSync(folder)
  return mounted
}

/** Disks that are soon full, for a process that may mount them: root, where the system lets it. Null otherwise. */
export const smallDisk = canMount() ? disk : null
