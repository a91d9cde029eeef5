import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layEmptyDatabase } from './emptyDatabase.ts'
import { openSparingEngine } from './sparingEngine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-empty-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('puts a database into an empty folder that the engine opens', async () => {
  await layEmptyDatabase(folder)
  expect(await readdir(folder)).toContain('PG_VERSION')
  const engine = await openSparingEngine({ dataDir: folder })
  expect((await engine.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await engine.close()
})

it('leaves a folder alone in which anything lies', async () => {
  await writeFile(join(folder, 'base'), '')
  await layEmptyDatabase(folder)
  expect(await readdir(folder)).toEqual(['base'])
})
