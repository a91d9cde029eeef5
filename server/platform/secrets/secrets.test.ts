import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CannotStart } from '#server/platform/process/cannotStart.ts'
import { storedSecret } from './secrets.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('a secret is made once', async () => {
  const made = await storedSecret(dataDir, 'auth')
  expect(await storedSecret(dataDir, 'auth')).toBe(made)
})

it('one whose file is empty is not made anew without a word', async () => {
  await mkdir(join(dataDir, 'secrets'))
  const file = join(dataDir, 'secrets', 'auth')
  await writeFile(file, '')
  await expect(storedSecret(dataDir, 'auth')).rejects.toThrow(CannotStart)
  expect(await readFile(file, 'utf8')).toBe('')
})
