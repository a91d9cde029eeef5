import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ProductProcess } from '../../support/productProcess.ts'
import { test as base } from '../fixtures.ts'
import { makeNextRelease } from './nextRelease.ts'
import { copyOfSeededData, testEnvironment } from '../seededData.ts'

export interface Release {
  readonly server: ProductProcess
  /** Replaces the running build by the next. `forget`: on a disk that knows nothing of the one before. */
  publish(options?: { readonly forget: boolean }): Promise<void>
}

/** A product over a built page of its own, which can be replaced as a new release would. */
export const test = base.extend<{ release: Release }>({
  release: async ({ browserName }, use) => {
    const data = copyOfSeededData(browserName)
    const dist = mkdtempSync(join(tmpdir(), 'iskra-dist-'))
    cpSync(process.env['E2E_DIST'] ?? 'dist', dist, { recursive: true })
    const server = new ProductProcess(await freePort(), data, testEnvironment, ['--dist', dist])
    const publish: Release['publish'] = async ({ forget } = { forget: false }) => {
      await server.stop()
      if (forget) rmSync(join(data, 'builds'), { recursive: true })
      makeNextRelease(dist)
      await server.start()
    }
    try {
      await server.start()
      await use({ server, publish })
    } finally {
      await server.stop()
      for (const folder of [data, dist]) rmSync(folder, { recursive: true, force: true })
    }
  },
})
