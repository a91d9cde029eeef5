import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/openDatabase.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { testConfig, testContext } from '#support/testContext.ts'
import { plannedPictures } from './plannedPictures.ts'
import { madeAhead, startPictureWarmUp } from './warmUp.ts'

let dataDir: string
let opened: OpenDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-warm-up-'))
  opened = await openTestDatabase()
})
afterAll(async () => {
  await opened.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('makes nothing ahead that few will ask for', () => {
  const names = madeAhead(testContext(opened.database)).map(({ name }) => name)
  expect(names).toContain('products/kartka-urodzinowa-sto-iskier/1')
  expect(plannedPictures().has('products/kartka-urodzinowa-sto-iskier/en-1')).toBe(true)
  expect(names.filter((name) => name.includes('/en-'))).toEqual([])
})

it('makes pictures of lists ahead, the first planned first, until it is stopped', async () => {
  const warnings: string[] = []
  const context = testContext(opened.database, { config: testConfig({ dataDir }) })
  const log = { ...context.log, warn: (message: string) => void warnings.push(message) }
  const warmUp = startPictureWarmUp({ ...context, log })
  const made = () => readdir(join(dataDir, 'media')).catch(() => [])
  await expect.poll(async () => (await made()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  await warmUp.stop()
  const first = [...plannedPictures().values()][0]
  const folders = await made()
  const firstFolder = `${first?.name.replaceAll('/', '--')}--${first?.hash}`
  expect(folders).toContain(firstFolder)
  expect(folders.length).toBeLessThan(plannedPictures().size)
  expect(await readdir(join(dataDir, 'media', firstFolder))).toContain('320.avif')
  // A stop isn't logged as a failure.
  expect(warnings).toEqual([])
})
