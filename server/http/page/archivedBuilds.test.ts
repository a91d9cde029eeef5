import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  findArchivedFile,
  ARCHIVED_FOR_MS,
  archiveBuild,
  MOST_ARCHIVED_BUILDS,
  outdatedBuilds,
} from './archivedBuilds.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)

let root: string
let kept: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'iskra-builds-'))
  kept = join(root, 'builds')
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A server of the build `id` starts at `now`, over the folder that the last build lay in. */
async function deploy(id: string, now: number, files: Readonly<Record<string, string>> = {}): Promise<void> {
  const dist = join(root, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, 'index.html'), `<p>${id}</p>`)
  for (const [name, content] of Object.entries({ [`start-${id}.js`]: `"${id}"`, ...files })) {
    await writeFile(join(dist, 'assets', name), content)
  }
  await archiveBuild(kept, dist, id, now)
}

async function served(address: string): Promise<string | null> {
  const file = await findArchivedFile(kept, address)
  return file === null ? null : readFile(file.path, 'utf8')
}

describe('the builds before', () => {
  it('are served to pages that were open when they were replaced', async () => {
    await deploy('one', START, { 'screen-1a.css': 'a {}', 'screen-1a.css.br': 'packed' })
    await deploy('two', START + DAY)

    const style = await findArchivedFile(kept, '/assets/screen-1a.css')
    expect(style?.type).toBe('text/css; charset=utf-8')
    expect(style?.cacheControl).toContain('immutable')
    expect(style?.encodings.has('br')).toBe(true)
    expect(await served('/assets/start-one.js')).toBe('"one"')
    expect(await served('/assets/start-two.js')).toBe('"two"')
  })

  it('give out nothing but their hashed files', async () => {
    await deploy('one', START, { 'screen-1a.css.br': 'packed' })
    for (const address of [
      '/index.html',
      '/assets/',
      '/assets/..',
      '/assets/../../dist/index.html',
      '/assets/%2e%2e/index.html',
      '/assets/.hidden.js',
      '/assets/screen-1a.css.br',
      '/assets/gone.js',
      '/one/assets/start-one.js',
    ]) {
      expect(await served(address)).toBeNull()
    }
  })

  it('go when they are too many', async () => {
    for (let build = 0; build <= MOST_ARCHIVED_BUILDS + 2; build += 1) {
      await deploy(`build-${build}`, START + build * DAY)
    }
    expect(await readdir(kept)).toHaveLength(MOST_ARCHIVED_BUILDS + 1)
    expect(await served('/assets/start-build-1.js')).toBeNull()
    expect(await served('/assets/start-build-2.js')).toBe('"build-2"')
  })

  it('go when they were replaced too long ago, however long they were served before', async () => {
    await deploy('one', START)
    await deploy('two', START + 10 * ARCHIVED_FOR_MS)
    expect(await served('/assets/start-one.js')).toBe('"one"')
    await deploy('two', START + 11 * ARCHIVED_FOR_MS + DAY)
    expect(await served('/assets/start-one.js')).toBeNull()
    expect(await served('/assets/start-two.js')).toBe('"two"')
  })

  it('are the newest again when they are served again', async () => {
    await deploy('one', START)
    await deploy('two', START + DAY)
    await deploy('one', START + 2 * DAY)
    await deploy('one', START + 2 * DAY + ARCHIVED_FOR_MS)
    expect(await served('/assets/start-two.js')).toBe('"two"')
    await deploy('one', START + 3 * DAY + ARCHIVED_FOR_MS)
    expect(await served('/assets/start-two.js')).toBeNull()
  })

  it('are whole after a start that was broken off', async () => {
    await mkdir(join(kept, 'one', 'assets'), { recursive: true })
    await writeFile(join(kept, 'one', 'assets', 'start-one.js.part'), '"on')
    await deploy('one', START)
    await deploy('two', START + DAY)
    expect(await served('/assets/start-one.js')).toBe('"one"')
  })

  it('never include the one that is served', () => {
    const times = fc.array(fc.integer({ min: 0, max: 3 * ARCHIVED_FOR_MS }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(times, fc.nat(ARCHIVED_FOR_MS), (servedSince, later) => {
        const sorted = servedSince.toSorted((one, other) => other - one)
        const builds = sorted.map((since, index) => ({ id: `${index}`, servedSince: since }))
        const gone = outdatedBuilds(builds, (sorted[0] ?? 0) + later)
        expect(gone).not.toContain('0')
        expect(builds.length - gone.length).toBeLessThanOrEqual(MOST_ARCHIVED_BUILDS + 1)
      }),
    )
  })
})
