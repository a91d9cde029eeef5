import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CannotStart } from '#server/platform/process/cannotStart.ts'
import { silentLog } from '#support/testContext.ts'
import { dataDirTrouble } from './dataDirTrouble.ts'
import { openOwnDatabase, ownDatabaseTrouble } from './openOwnDatabase.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-own-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const lineOf = async (folder: string) => {
  const refused: unknown = await openOwnDatabase(folder, silentLog).catch((error: unknown) => error)
  return refused instanceof CannotStart ? refused.message : refused
}

describe('the embedded database of a data folder', () => {
  it('is never made over what is left of another', async () => {
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true })
    expect(await lineOf(dataDir)).toMatch(/seems damaged \(files of it are missing\)/)
    expect(await readdir(join(dataDir, 'database'))).toEqual(['base'])
  })
})

const caused = (cause: object) => new Error('a query failed', { cause: Object.assign(new Error('x'), cause) })
const about = async (trouble: Promise<CannotStart | null>) => (await trouble)?.message ?? null

describe('what went wrong', () => {
  it.each([
    [{ code: 'ENOSPC' }, /lies on a disk that is full/],
    [{ name: 'ErrnoError', errno: 51 }, /lies on a disk that is full/],
    [{ code: 'EACCES' }, /can't be read and written by this user/],
    [{ code: 'EROFS' }, /can't be read and written by this user/],
    [{ code: 'ENOTDIR' }, /is no folder/],
  ])('%j is the folder’s', async (cause, line) => {
    expect(await about(dataDirTrouble(dataDir, caused(cause)))).toMatch(line)
  })

  it.each([
    [{ code: 'XX001' }, /seems damaged/],
    [{ code: '58030' }, /seems damaged/],
  ])('%j is the database’s', async (cause, line) => {
    expect(await about(ownDatabaseTrouble(dataDir, caused(cause)))).toMatch(line)
  })

  it.each([{ code: '23505' }, {}])('%j is ours, and told as it is', async (cause) => {
    expect(await ownDatabaseTrouble(dataDir, caused(cause))).toBeNull()
  })
})
