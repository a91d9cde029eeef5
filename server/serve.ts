import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { EnvironmentConfig } from './platform/config.ts'
import { openDoors } from './openDoors.ts'
import { ConfigError, readConfig } from './readConfig.ts'
import { resolveOnce } from './platform/caching/resolveOnce.ts'
import type { PreparePage, RunningServer } from './runServer.ts'

/* The server as a program: its arguments, its signals, and what it prints. */

const root = fileURLToPath(new URL('..', import.meta.url))

/** The only regular output of the server; any other line on the terminal is a problem. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(lines: readonly string[]): never {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  process.exit(1)
}

function settingsOrExit(): EnvironmentConfig {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) fail(error.lines)
    throw error
  }
}

const { values: options } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    dist: { type: 'string', default: join(root, 'dist') },
  },
})
const dist = resolve(options.dist)
const settings = settingsOrExit()

// Halves the time to load the server's own code, which is loaded after this line.
enableCompileCache(join(root, 'node_modules', '.cache', 'server'))
resolveOnce()
const { isExpected, runServer } = await import('./runServer.ts')

const preparePage: PreparePage = async (server, log) => {
  if (options.dev) {
    const { prepareDevPage } = await import('./http/page/devPage.ts')
    return prepareDevPage({ root, dataDir: settings.dataDir, server })
  }
  if (!options['no-build']) {
    const { ensureBuilt } = await import('./http/page/buildPage.ts')
    await ensureBuilt(root, dist, () => say('Building the page, which takes a moment after a change…'))
  }
  const { loadBuiltPage } = await import('./http/page/builtPage.ts')
  const { archiveBuild } = await import('./http/page/archivedBuilds.ts')
  const { openRenderer } = await import('./http/page/rendering/openRenderer.ts')
  const kept = join(settings.dataDir, 'builds')
  const render = await openRenderer(dist)
  const page = await loadBuiltPage(dist, kept, { render, rendersWithin: settings.renderMs })
  // The page works without it; only tabs left open over the next deployment would miss it.
  await archiveBuild(kept, dist, page.buildId).catch((error: unknown) => {
    log.warn('the files of this build could not be kept for open pages', { error })
  })
  return { page }
}

let running: RunningServer | null = null
let stopping = false
const stop = async () => {
  // A second signal means: stop at once; before the start is done nothing is promised yet.
  if (stopping || running === null) process.exit(stopping ? 1 : 0)
  stopping = true
  await running.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

try {
  running = await runServer(settings, preparePage)
  const ways = running.demoUsers.map(
    ({ email, password }) => `Sign in as ${email} with the password ${password}`,
  )
  say([`Iskra is at ${settings.publicOrigin}`, ...openDoors(settings), ...ways].join('\n'))
} catch (error) {
  if (isExpected(error)) fail([error.message])
  throw error
}
