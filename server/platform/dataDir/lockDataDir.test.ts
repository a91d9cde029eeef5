import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CannotStart } from '#server/platform/process/cannotStart.ts'
import { canWrite } from './canWrite.ts'
import { lockDataDir } from './lockDataDir.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-lock-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('a lock that is damaged is told of in one line, with what can be done', async () => {
  await writeFile(join(dataDir, 'lock.sqlite'), 'this was a database once '.repeat(200))
  const refused = await lockDataDir(dataDir).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CannotStart)
  expect(String(refused)).toMatch(/lock\.sqlite is damaged.+remove it/)
  expect(String(refused)).not.toContain('\n')
})

it('a folder that can be written to is left as it was; one that is gone can’t', async () => {
  expect(await canWrite(dataDir)).toBe(true)
  expect(await canWrite(join(dataDir, 'gone'))).toBe(false)
  const { release } = await lockDataDir(dataDir)
  release()
})
