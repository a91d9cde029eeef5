import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CannotStart } from '#server/platform/process/cannotStart.ts'
import { smallDisk } from '#support/smallDisk.ts'
import { silentLog } from '#support/testContext.ts'
import { openOwnDatabase } from './openOwnDatabase.ts'

// Creating a database takes seconds, more on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-own-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the embedded database of a data folder', () => {
  it('is made anew when its making was cut short, for nothing was promised of it', async () => {
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18')
    await writeFile(join(dataDir, 'database.unfinished'), '')
    const { close } = await openOwnDatabase(dataDir, silentLog)
    await close()
    expect(await readdir(dataDir)).toEqual(['database'])
  })

  it.for(smallDisk === null ? [] : [smallDisk])('is made once there is room for it', async (disk) => {
    disk.mount(dataDir, '24m')
    try {
      await expect(openOwnDatabase(dataDir, silentLog)).rejects.toEqual(
        new CannotStart(
          `The data folder ${dataDir} lies on a disk that is full. Make room, or name another folder by DATA_DIR.`,
        ),
      )
      disk.resize(dataDir, '300m')
      const { close } = await openOwnDatabase(dataDir, silentLog)
      await close()
    } finally {
      disk.unmount(dataDir)
    }
  })
})
