import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/
/** The end of a hashed name. Its beginning is not looked for: in long texts that would be done anew at each character. */
const REFERENCE = /-([\w-]{8})(?=\.\w)/g
const TEXTS = new Set(['.js', '.css', '.html', '.json'])

/**
 * Makes the built page in `dist` the next release: every hashed file has another name, and the build another id, as
 * after a change that all of them depend on. What the page does stays the same.
 */
export function makeNextRelease(dist: string): void {
  const assets = join(dist, 'assets')
  for (const name of list(dist).filter((path) => /\.(?:br|gz)$/.test(path))) rmSync(name)
  const hashed = readdirSync(assets).flatMap((name) => {
    const [, stem, hash, extension] = HASHED.exec(name) ?? []
    if (stem === undefined || hash === undefined || extension === undefined) return []
    return [{ name, hash, next: `${stem}${rotate(hash)}${extension}` }]
  })
  const hashes = new Set(hashed.map(({ hash }) => hash))
  const buildId = readFileSync(join(dist, '.vite', 'build-id'), 'utf8')
  for (const path of list(dist).filter((file) => TEXTS.has(extname(file)) || file.endsWith('build-id'))) {
    const text = readFileSync(path, 'utf8').replaceAll(buildId, nextBuildOf(buildId))
    writeFileSync(
      path,
      text.replaceAll(REFERENCE, (found, hash: string) => (hashes.has(hash) ? `-${rotate(hash)}` : found)),
    )
  }
  // The worker fetches again what has another revision: above all the document, which names the others.
  const worker = join(dist, 'sw.js')
  const revised = readFileSync(worker, 'utf8').replaceAll(/[0-9a-f]{32}/g, rotate)
  writeFileSync(worker, revised)
  for (const { name, next } of hashed) renameSync(join(assets, name), join(assets, next))
}

/** Another build's id: its hash is hexadecimal. */
function nextBuildOf(buildId: string): string {
  return buildId.replaceAll(/[0-9a-f](?=[0-9a-f]*$)/g, (digit) =>
    ((Number.parseInt(digit, 16) + 1) % 16).toString(16),
  )
}

/** Another hash of the same length. */
function rotate(hash: string): string {
  return hash.replaceAll(/[a-y]|[A-Y]|[0-8]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 1))
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
