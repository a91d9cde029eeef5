import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { failureSummary } from './failureSummary.ts'
import type { Part } from './parts.ts'
import { type PartResult, readEntries, resultOf } from './record.ts'
import { type PartTime, timesTable } from './timesTable.ts'

/**
 * Runs the stages of a test command in their order, the parts of a stage two at a time, and prints the results: a table
 * of times, every failure by its name, and as the last line `N passed, N failed`. Every part runs even when an earlier
 * one has failed. With `isResumed` only the rest of the command's last run is run: failed units, and those that hadn't
 * begun. Resolves with whether all passed.
 */
export async function runParts(
  command: string,
  stages: readonly (readonly Part[])[],
  { isResumed = false } = {},
): Promise<boolean> {
  const results: PartTime[] = []
  for (const parts of stages) {
    await inLanes(parts, LANES, async (part) => {
      const result = await runPart(command, part, isResumed)
      results.push(result)
    })
  }
  console.log('')
  for (const line of timesTable(results)) console.log(line)
  console.log('')
  const failures = results.flatMap((result) => result.failures)
  for (const line of failureSummary(failures)) console.log(line)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 && passed > 0
}

/** How many parts of a stage run beside each other. */
const LANES = 2

async function runPart(command: string, part: Part, isResumed: boolean): Promise<PartTime> {
  const record = join('node_modules', '.tmp', 'records', command, `${part.name.replaceAll(' ', '-')}.jsonl`)
  mkdirSync(dirname(record), { recursive: true })
  const before = resultOf(readEntries(record))
  const hasRun = isResumed && before.ended.length > 0
  if (hasRun && before.failures.length === 0 && before.left.length === 0)
    return { ...before, part: part.name, seconds: 0 }
  if (!hasRun) rmSync(record, { force: true })
  console.log(`\n── ${part.name}`)
  const started = Date.now()
  const result = await part
    .run(record, hasRun && before.left.length > 0 ? before.left : null)
    .catch((error: unknown): PartResult => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failures: [{ name: part.name, message: String(error) }], left: [], ended: [] }
    })
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`── ${part.name}: ${result.passed} passed, ${result.failures.length} failed (${seconds} s)`)
  return { ...result, part: part.name, seconds }
}

async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
