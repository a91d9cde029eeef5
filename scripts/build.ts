import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildPage, BuildFailed, ensureBuilt } from '#server/http/page/buildPage.ts'
import { ensureEmptyDatabase } from '#server/platform/database/embedded/emptyDatabase.ts'

/*
 * Builds the page into `dist`; with `--if-changed` only where it wasn't made from these sources already. Then an empty
 * database, which first starts copy.
 */

const { values } = parseArgs({ options: { 'if-changed': { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('..', import.meta.url))
try {
  if (values['if-changed']) await ensureBuilt(root, 'dist', () => undefined)
  else await buildPage(root, 'dist')
  await ensureEmptyDatabase()
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
