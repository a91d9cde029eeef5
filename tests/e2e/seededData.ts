import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A data folder as the product's first start leaves it; made by the global set-up. */
export const seededDataDirectory = resolve('node_modules/.tmp/e2e-data')

/** A fresh copy of the seeded data folder, in a temporary folder named for its user. */
export function copyOfSeededData(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `iskra-${name}-`))
  cpSync(seededDataDirectory, directory, { recursive: true })
  return directory
}
