import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { loadBuiltPage } from '#server/page/builtPage.ts'
import { controlled, expect, test } from './fixtures.ts'
import { PRODUCT } from './workerPages.ts'

const DIST = 'dist'

/** What a screen may start with: its files by their names in the build, and how much they weigh, kB as sent. */
interface Budget {
  readonly scripts: readonly string[]
  readonly scriptKilobytes: number
  readonly styleKilobytes: number
}

/** The frame of every screen: React, the router and what is always in sight (scripts/codeGroups.ts). */
const FRAME = ['index', 'libraries', 'rolldown-runtime', 'start'] as const

const BUDGETS = {
  '/': { scripts: [...FRAME, 'looks', 'shop', 'routes'], scriptKilobytes: 173, styleKilobytes: 15 },
  '/sklep': { scripts: [...FRAME, 'looks', 'shop', 'list', 'sklep.index'], scriptKilobytes: 178, styleKilobytes: 15 },
  '/sklep/produkt/$handle': {
    scripts: [...FRAME, 'looks', 'shop', 'buying', 'sklep.produkt._handle'],
    scriptKilobytes: 179,
    styleKilobytes: 15,
  },
  '/regulamin': { scripts: [...FRAME, 'looks', 'LegalScreen', 'regulamin'], scriptKilobytes: 160, styleKilobytes: 12 },
} as const satisfies Partial<Record<ScreenAddress, Budget>>

/** Names without the hash that the build puts behind them. */
const nameOf = (file: string) => /([^/]+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file

async function kilobytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const path = join(DIST, file)
      const sent = await stat(`${path}.br`).catch(() => stat(path))
      return sent.size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
