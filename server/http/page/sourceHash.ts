import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buildIdOf } from '#domain/build/plainText.ts'

/** What the built page is made of. Dates say nothing after a checkout or a copy, so contents are compared. */
const FOLDERS = ['src', 'src-sw', 'public', 'scripts']
const FILES = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts']

/** A name for the present sources of the page: the same for the same contents, on every machine. */
export async function sourceHash(root: string): Promise<string> {
  const inFolders = await Promise.all(FOLDERS.map((folder) => filesUnder(root, folder)))
  const hash = createHash('sha256')
  for (const file of [...FILES, ...inFolders.flat()].toSorted()) {
    const content = await readFile(join(root, file)).catch(() => null)
    if (content !== null) hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return buildIdOf(hash.digest('hex').slice(0, 12))
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && !isMadeByTheBuild(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** The build writes these itself: counting them would make every build out of date at once. */
function isMadeByTheBuild(name: string): boolean {
  return name === 'routeTree.gen.ts'
}
