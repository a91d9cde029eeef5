import { execFile } from 'node:child_process'
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

/*
 * A database's first files are the same in every folder, and making them takes the engine four seconds and 900 MB. They
 * are made once, in a process of its own that gives the memory back, and copied from then on.
 */

const PACKAGES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))
const CACHE = join(PACKAGES, '.cache', 'database')

/** Returns the folder of an empty database of this engine's version, which is made if it isn't there. */
export async function ensureEmptyDatabase(): Promise<string> {
  const folder = join(CACHE, await engineVersion())
  if (await isThere(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  const beside = await mkdtemp(join(CACHE, 'making-'))
  try {
    const program = fileURLToPath(new URL('./makeEmptyDatabase.ts', import.meta.url))
    await promisify(execFile)(process.execPath, [program, join(beside, 'database')])
    await rename(join(beside, 'database'), folder)
  } catch (error) {
    // Unless another process was faster.
    if (!(await isThere(folder))) throw error
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
  return folder
}

/**
 * Puts an empty database into a folder that is empty. Where none can be made beside the program, the folder stays empty,
 * and the engine makes its files there itself.
 */
export async function layEmptyDatabase(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return
  const empty = await ensureEmptyDatabase().catch(() => null)
  if (empty !== null) await cp(empty, folder, { recursive: true })
}

const packageSchema = z.object({ version: z.string() })

async function engineVersion(): Promise<string> {
  const described = await readFile(join(PACKAGES, '@electric-sql', 'pglite', 'package.json'), 'utf8')
  return packageSchema.parse(JSON.parse(described)).version
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
