import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compressFiles } from './compressFiles.ts'
import { RENDERER_ENTRY, rendererFolder } from './rendering/pageRenderer.ts'
import { sourceHash } from './sourceHash.ts'

/** The build of the page failed; the message is what the build said. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/** The build that lies in `dist`: the hash of the sources it was made from, or null. */
export function builtFrom(dist: string): Promise<string | null> {
  return readFile(stampOf(dist), 'utf8').catch(() => null)
}

/**
 * Builds the page into `dist` when it is not there, or was made from other sources. `onBuild` is called before
 * a build starts. Resolves with the build's id, which is the hash of its sources.
 */
export async function ensureBuilt(root: string, dist: string, onBuild: () => void): Promise<string> {
  const hash = await sourceHash(root)
  if ((await builtFrom(dist)) === hash) return hash
  onBuild()
  await buildPage(root, dist)
  return hash
}

/** Builds the page into `dist`, with what renders it on the server, and compresses its files. */
export async function buildPage(root: string, dist: string): Promise<void> {
  const hash = await sourceHash(root)
  const rendererBeside = `${dist}.server`
  await Promise.all([
    runVite(root, hash, ['--outDir', dist]),
    runVite(root, hash, ['--outDir', rendererBeside, '--ssr', RENDERER_ENTRY]),
  ])
  await compressFiles(dist)
  await rm(rendererFolder(dist), { recursive: true, force: true })
  await rename(rendererBeside, rendererFolder(dist))
  await mkdir(dirname(stampOf(dist)), { recursive: true })
  await writeFile(stampOf(dist), hash)
}

/** Runs one build. The process of its own gives its memory back. */
async function runVite(root: string, buildId: string, parameters: readonly string[]): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', ...parameters],
    {
      cwd: root,
      env: { ...process.env, BUILD_ID: buildId, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const abandon = () => child.kill()
  process.once('exit', abandon)
  await once(child, 'close')
  process.off('exit', abandon)
  if (child.exitCode !== 0) throw new BuildFailed(`The page could not be built.\n${output.trim()}`)
}

function stampOf(dist: string): string {
  return join(dist, '.vite', 'build-id')
}
