import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILD, type Extent, journeys, run } from './parts.ts'
import { type Entry, readEntries, RECORD_PATH } from './record.ts'

/*
 * `npm run test:repeat -- 20 NAME`: repeats tests that may fail by chance while a second process keeps a core busy.
 * NAME is a file of unit or integration tests, or a part of the title or path of journeys; without it all journeys are
 * repeated. Ends with the failures, their counts and reasons.
 */

const [times = '20', ...words] = process.argv.slice(2)
const count = Number(times)
if (!Number.isInteger(count) || count < 1) {
  console.error('How often? For example: npm run test:repeat -- 20 checkout')
  process.exit(1)
}
const name = words.join(' ')
const isFile = /\.test\.tsx?$/.test(name) && existsSync(name)

const record = join('node_modules', '.tmp', 'records', 'repeat.jsonl')
mkdirSync(dirname(record), { recursive: true })
for (const path of [record, `${record}.build`]) rmSync(path, { force: true })

const load = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
process.once('exit', () => load.kill())
if (isFile) await repeatFile()
else await repeatJourneys()
load.kill()

const entries = readEntries(record)
const told = tally(entries)
for (const line of told) console.log(line)
if (entries.length === 0 || told.length > 1) process.exitCode = 1

/** Each time with other seeds, which every search prints. */
async function repeatFile(): Promise<void> {
  for (let time = 1; time <= count; time += 1) {
    console.log(`── ${time} of ${count}`)
    await run('vitest', ['run', '--reporter=default', '--reporter=./scripts/test/vitestReporter.ts', name], {
      [RECORD_PATH]: record,
    })
  }
}

async function repeatJourneys(): Promise<void> {
  const all: Extent = { environment: {}, isCore: false, areas: null }
  const more = [`--repeat-each=${count}`, ...(name === '' ? [] : ['--grep', escaped(name)])]
  const { failures } = await BUILD.run(`${record}.build`, null)
  // Journeys on an older page would say nothing about this one.
  if (failures.length === 0) await journeys('journeys', all, more).run(record, null)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** The first line counts all; then each unit that failed, with the first line of every different failure. */
function tally(of: readonly Entry[]): readonly string[] {
  const ended = of.filter((entry) => entry.is === 'ended')
  const failed = [...Map.groupBy(ended, ({ unit }) => unit)].flatMap(([unit, runs]) => {
    const bad = runs.filter(({ failures }) => failures.length > 0)
    const reasons = new Set(
      bad.flatMap(({ failures }) => failures.map(({ message }) => message.split('\n')[0] ?? '')),
    )
    return bad.length === 0
      ? []
      : [`✗ ${bad.length} of ${runs.length}: ${unit}`, ...[...reasons].map((each) => `    ${each}`)]
  })
  const outside = of
    .filter((entry) => entry.is === 'outside')
    .map(({ failure }) => `✗ ${failure.name}: ${failure.message}`)
  const good = ended.filter(({ failures }) => failures.length === 0).length
  return [`${good} of ${ended.length} runs passed`, ...failed, ...outside]
}
