import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

const failure = z.object({ name: z.string(), message: z.string() })

/** One failed test, or an error outside of every test. */
export type Failure = z.infer<typeof failure>

const entry = z.discriminatedUnion('is', [
  /** A run begins, of these units. */
  z.object({ is: z.literal('begun'), units: z.array(z.string()) }),
  /** A unit has ended: `passed` of its tests did, after `ms` of a worker's time. */
  z.object({
    is: z.literal('ended'),
    unit: z.string(),
    file: z.string(),
    passed: z.number(),
    failures: z.array(failure),
    ms: z.number(),
  }),
  /** Something failed outside of every unit. */
  z.object({ is: z.literal('outside'), failure }),
])

/**
 * A runner's reports during its run, a line of JSON each. A unit can be rerun by itself: for Vitest a file, for
 * Playwright a journey, for a check the check. A run that was broken off leaves the results so far.
 */
export type Entry = z.infer<typeof entry>

type Ended = Extract<Entry, { is: 'ended' }>

/** The environment variable by which a runner learns where its record goes. */
export const RECORD_PATH = 'TEST_RECORD'

/** Adds to the record that the test command waits for; a runner that was started by hand keeps none. */
export function note(noted: Entry, path = process.env[RECORD_PATH]): void {
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(noted)}\n`)
}

/** The results of a part's runs; of a unit that ran several times, the last time counts. */
export interface PartResult {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** The units that failed or hadn't begun. */
  readonly left: readonly string[]
  readonly ended: readonly Ended[]
}

/** The entries of a record as they came; none where there is no record. */
export function readEntries(path: string): readonly Entry[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => entry.parse(JSON.parse(line)))
}

/** The result in a record. */
export function resultOf(entries: readonly Entry[]): PartResult {
  const planned = new Set<string>()
  const byUnit = new Map<string, Ended>()
  let outside: Failure[] = []
  for (const each of entries) {
    if (each.is === 'begun') {
      for (const unit of each.units) planned.add(unit)
      outside = []
    } else if (each.is === 'ended') byUnit.set(each.unit, each)
    else outside.push(each.failure)
  }
  const ended = [...byUnit.values()]
  const isDone = (unit: string) => byUnit.get(unit)?.failures.length === 0
  return {
    passed: ended.reduce((sum, { passed }) => sum + passed, 0),
    failures: [...ended.flatMap(({ failures }) => failures), ...outside],
    left: [...planned].filter((unit) => !isDone(unit)),
    ended,
  }
}

/**
 * The result of a part whose runner has ended with `exitCode`. A runner that tested nothing, where it wasn't asked for a
 * selection that may be empty, and an exit code that no failure explains, are failures themselves.
 */
export function resultOfRun(path: string, exitCode: number, { mayBeEmpty = false } = {}): PartResult {
  const message = `The runner ended with code ${exitCode}.`
  const result = resultOf(readEntries(path))
  if (result.ended.length === 0 && result.failures.length === 0 && !(mayBeEmpty && exitCode === 0))
    return { ...result, failures: [{ name: 'nothing was recorded', message }] }
  if (exitCode === 0 || result.failures.length > 0) return result
  return { ...result, failures: [{ name: 'a failure without a name', message }] }
}
