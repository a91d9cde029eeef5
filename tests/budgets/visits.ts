import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureChromium } from '../../scripts/test/chromium.ts'

/** The environment variable by which the journeys learn where to note what first visits ask for. */
const NOTES = 'FIRST_VISIT_NOTES'
const FOLDER = 'node_modules/.tmp/first-visits'

const noteSchema = z.object({ of: z.string(), files: z.array(z.string()) })

/** Notes which files a first visit has asked for, where it is asked to. */
export function noteVisit(of: string, files: readonly string[]): void {
  const folder = process.env[NOTES]
  // Journeys run beside each other: each writes a file of its own.
  if (folder !== undefined)
    writeFileSync(join(folder, `${encodeURIComponent(of)}.json`), JSON.stringify({ of, files }))
}

/** Makes the first visits in a browser: which files each has asked for, or null when one of them passes its budget. */
export function makeVisits(): ReadonlyMap<string, readonly string[]> | null {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.config.ts', 'first-visit-size'],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM: ensureChromium(), [NOTES]: FOLDER } },
  )
  if (status !== 0) return null
  const notes = readdirSync(FOLDER)
    .toSorted()
    .map((name) => noteSchema.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
  return new Map(notes.map(({ of, files }) => [of, files]))
}
