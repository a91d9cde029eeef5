import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'

// Programs that the product has nothing of and is measured beside. They are no dependencies: the bench fetches them, by
// exact versions, into the cache.

const OWN = fileURLToPath(new URL('peers', import.meta.url))
/** Where they are installed. */
export const PEERS_FOLDER = fileURLToPath(
  new URL('../../../node_modules/.cache/bench-peers', import.meta.url),
)

/** A peer with a page of its own. */
export type PeerPage = 'excalidraw' | 'mermaid'

/** Installs the peers, unless these versions are there. Their install scripts don't run. */
export async function installPeers(): Promise<void> {
  const wanted = readFileSync(join(OWN, 'package.json'), 'utf8')
  const stamp = join(PEERS_FOLDER, 'node_modules/.package-lock.json')
  const present = join(PEERS_FOLDER, 'package.json')
  if (existsSync(stamp) && existsSync(present) && readFileSync(present, 'utf8') === wanted) return
  rmSync(PEERS_FOLDER, { recursive: true, force: true })
  mkdirSync(PEERS_FOLDER, { recursive: true })
  cpSync(join(OWN, 'package.json'), present)
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: PEERS_FOLDER,
  })
}

/** Builds the page of a peer as Vite does by itself; resolves to its folder. */
export async function buildPeer(peer: PeerPage): Promise<string> {
  const nodeEnv = process.env['NODE_ENV']
  const root = join(PEERS_FOLDER, 'pages', peer)
  const folder = join(PEERS_FOLDER, 'built', peer)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(join(OWN, 'index.html'), join(root, 'index.html'))
  cpSync(join(OWN, `${peer}.js`), join(root, 'main.js'))
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: { target: 'es2023', outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  })
  const fonts = join(PEERS_FOLDER, 'node_modules/@excalidraw/excalidraw/dist/prod/fonts')
  if (peer === 'excalidraw') cpSync(fonts, join(folder, 'fonts'), { recursive: true })
  // Vite sets it to production, and the products that are measured next would inherit that.
  if (nodeEnv === undefined) delete process.env['NODE_ENV']
  return folder
}
