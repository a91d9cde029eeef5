import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILT_SOURCES_FILE, builtSourcesSchema } from '../../scripts/moduleSizes.ts'
import { smallByFolder } from './makeup.ts'

/** The build whose size is looked at. */
export const DIST = 'dist'

/** How much files weigh together, kB as sent: by the paths of their addresses. */
export async function kilobytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const path = join(DIST, file)
      const sent = await stat(`${path}.br`).catch(() => stat(path))
      return sent.size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** What each file is made of, by the path of its address. */
export async function builtSources(): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>> {
  const sources = builtSourcesSchema.parse(JSON.parse(await readFile(join(DIST, BUILT_SOURCES_FILE), 'utf8')))
  return Object.fromEntries(
    Object.entries(sources).map(([file, makeup]) => [`/${file}`, smallByFolder(makeup)]),
  )
}
