import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Results } from '../results.ts'
import type { Ratio } from './ratios.ts'

const PROBE = fileURLToPath(new URL('spellingProbe.ts', import.meta.url))
const PATIENCE_MS = 300_000
const OURS = 'Iskra'
const PEER = 'nspell'

const probedSchema = z.object({
  loadMs: z.number(),
  heldBytes: z.number(),
  lookupMicros: z.number(),
  knownShare: z.number(),
})

const LOAD = 'dictionary read'
const MEMORY = 'dictionary in memory'
const LOOKUP = 'a word looked up'
const KNOWN = 'known of the articles’ words'

/** The dictionary of the text tool beside nspell with its Polish words, each in a process of its own. */
export async function measureSpelling(runs: number, results: Results): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    for (const name of [OURS, PEER]) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--expose-gc', '--max-old-space-size=4096', PROBE, name],
        { timeout: PATIENCE_MS },
      )
      const { loadMs, heldBytes, lookupMicros, knownShare } = probedSchema.parse(JSON.parse(stdout))
      results.add(`${name}: ${LOAD}`, { unit: 'ms', goal: '' }, loadMs)
      results.add(`${name}: ${MEMORY}`, { unit: 'MB', goal: '' }, heldBytes / 1e6)
      results.add(`${name}: ${LOOKUP}`, { unit: 'µs', goal: '' }, lookupMicros)
      results.add(`${name}: ${KNOWN}`, { unit: 'percent', goal: '' }, knownShare * 100)
    }
  }
}

/** The figures that are held against those of nspell. */
export function spellingRatios(results: Results): readonly Ratio[] {
  return (
    [
      [LOAD, 1 / 100],
      [MEMORY, 1 / 100],
      [LOOKUP, 1],
    ] as const
  ).map(([what, goal]) => ({
    name: `${OURS}: ${what} / ${PEER}`,
    ours: results.valuesOf(`${OURS}: ${what}`),
    theirs: results.valuesOf(`${PEER}: ${what}`),
    goal,
  }))
}
