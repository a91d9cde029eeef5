import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** A file of the built page and the compressed forms that lie beside it. */
export interface PageFile {
  readonly path: string
  readonly size: number
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly encodings: ReadonlyMap<'br' | 'gzip', { readonly path: string; readonly size: number }>
}

/** Files by the path of their address. */
export type PageFiles = ReadonlyMap<string, PageFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  // The dictionary of the text tool.
  '.bin': 'application/octet-stream',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
}

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Lists what can be served of a built page. A hidden folder (the build's own notes) is not. */
export async function listPageFiles(dist: string): Promise<PageFiles> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[/\\]\./.test(path.slice(dist.length)) && isServable(path))
  const files = await Promise.all(paths.map((path) => describeFile(dist, path)))
  return new Map(files.map((file) => [`/${relative(dist, file.path).split(sep).join('/')}`, file]))
}

/** Whether a file of this name is one of the page's, and not a compressed form of another. */
export function isServable(name: string): boolean {
  return TYPES[extname(name)] !== undefined
}

/** A file of the built page in `dist`, as it is served. */
export async function describeFile(dist: string, path: string): Promise<PageFile> {
  const content = await readFile(path)
  const encodings = new Map<'br' | 'gzip', { path: string; size: number }>()
  for (const [encoding, suffix] of ENCODINGS) {
    const found = await stat(path + suffix).catch(() => null)
    if (found !== null) encodings.set(encoding, { path: path + suffix, size: found.size })
  }
  return {
    path,
    size: content.length,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    cacheControl: cacheControlOf(`/${relative(dist, path).split(sep).join('/')}`),
    encodings,
  }
}

/** What carries its hash in its name never changes; icons seldom; the page, its worker and manifest any time. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/\.(?:png|svg|ico|jpg|webp|avif)$/.test(address)) return 'public, max-age=86400'
  return 'no-cache'
}
