import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { LEFT_BEHIND_REMOVAL, makingFolder, withIncomingFile } from './incomingFile.ts'

const HOUR_MS = 60 * 60_000
const NOW = new Date('2026-11-20T14:30:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

/** A file and the folder of the work that made it, with these last modifications. */
async function leave(path: string, touched: Date): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'half of it')
  for (const each of [path, dirname(path)]) await utimes(each, touched, touched)
}

describeOnDatabase('what a killed server left behind', (freshContext) => {
  let dataDir: string
  let context: ServerContext
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'iskra-left-'))
    context = await freshContext({ config: testConfig({ dataDir }), now: () => NOW })
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('goes after a day: what was half made with its folder, and what had half come', async () => {
    await leave(join(makingFolder(context, 'killed'), 'film.mp4'), hoursAgo(25))
    await leave(join(makingFolder(context, 'at-work'), 'film.mp4'), hoursAgo(23))
    const incoming = join(dataDir, 'incoming')
    await leave(join(incoming, 'new'), hoursAgo(23))
    await leave(join(incoming, 'old'), hoursAgo(25))
    await LEFT_BEHIND_REMOVAL.run(context)
    expect(await readdir(join(dataDir, 'generating'))).toEqual(['at-work'])
    expect(await readdir(makingFolder(context, 'at-work'))).toEqual(['film.mp4'])
    expect(await readdir(incoming)).toEqual(['new'])
  })

  it('is nothing where nothing was begun, and nothing else is touched', async () => {
    await LEFT_BEHIND_REMOVAL.run(context)
    await leave(join(dataDir, 'files', 'generations', 'a.png'), hoursAgo(1_000))
    await withIncomingFile(context, async (path) => {
      await writeFile(path, 'coming')
      await LEFT_BEHIND_REMOVAL.run(context)
      expect(await readdir(join(dataDir, 'incoming'))).toHaveLength(1)
    })
    expect(await readdir(join(dataDir, 'files', 'generations'))).toEqual(['a.png'])
  })
})
