import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A data folder as the product's first start leaves it; made by the global set-up. */
export const seededDataDirectory = resolve('node_modules/.tmp', process.env['SEEDED_DATA'] ?? 'e2e-data')

/** Pictures are named by their content: what one test's server has drawn need not be drawn by the next. */
const sharedPictures = resolve('node_modules/.tmp/e2e-pictures')

/** Settings of the servers under test: documents wait for their content, one address is many people, engines can be slowed. */
export const testEnvironment = {
  THROTTLE_FACTOR: '1000',
  // All journeys come from one address.
  STOREFRONT_CALLS_PER_MINUTE: '100000',
  GENERATOR_FAULTS: 'on',
  // On a busy machine too the journeys begin from documents.
  RENDER_MS: '60000',
}

/** A fresh copy of the seeded data folder, in a temporary folder named for its user. */
export function copyOfSeededData(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `iskra-${name}-`))
  cpSync(seededDataDirectory, directory, { recursive: true })
  mkdirSync(sharedPictures, { recursive: true })
  symlinkSync(sharedPictures, join(directory, 'media'), 'junction')
  return directory
}
