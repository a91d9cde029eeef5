import { spawn } from 'node:child_process'
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { slice } from '../../tests/support/slice.ts'
import { type Area, areaOf } from './areas.ts'
import { ensureChromium, findHeadlessShell } from './chromium.ts'
import { type EngineName, presentEngines } from './engines.ts'
import { note, type PartResult, readEntries, RECORD_PATH, resultOf, resultOfRun } from './record.ts'

/** A part of a test command. It keeps its record at a path, and runs all of its units or those that are left. */
export interface Part {
  readonly name: string
  readonly run: (record: string, left: readonly string[] | null) => Promise<PartResult>
}

/** Which of the tests a command runs. */
export interface Extent {
  /** The settings that tests read: LONG, DATABASES (tests/support/testedDatabases.ts), SLICE (tests/support/slice.ts). */
  readonly environment: Readonly<Record<string, string>>
  /** Only the main journey of each capability. */
  readonly isCore: boolean
  /** The tests of these alone; null for all. */
  readonly areas: readonly Area[] | null
}

/** How many lines of a check's output are its failure's message. */
const MESSAGE_LINES = 20

/** A command that passes or fails as one; its output is printed once it has ended. */
export function check(name: string, command: string, ...args: string[]): Part {
  return {
    name,
    run: async (record) => {
      const started = Date.now()
      note({ is: 'begun', units: [name] }, record)
      const { code, said } = await listenTo(command, args)
      process.stdout.write(said)
      const message = said.split('\n').slice(0, MESSAGE_LINES).join('\n')
      const [passed, failures] = code === 0 ? [1, []] : [0, [{ name, message }]]
      note({ is: 'ended', unit: name, file: name, passed, failures, ms: Date.now() - started }, record)
      return resultOf(readEntries(record))
    },
  }
}

/** The checks that a save can break: types of the three runtimes, lint, format, dead code, texts. */
export const CHECKS: readonly Part[] = [
  // Several checkers check shared types several times: a third more work when another part has the other core.
  check('types of the page', 'tsc', '-p', 'src', '--checkers', '1'),
  check('types of the worker', 'tsc', '-p', 'src-sw', '--checkers', '1'),
  check('types of the server', 'tsc', '-p', 'server', '--checkers', '1'),
  check('lint', 'oxlint', '--deny-warnings'),
  check('format', 'oxfmt', '--check', '.'),
  check('dead code', 'knip'),
  check('texts extracted', 'lingui', 'check', 'sync'),
  check('texts translated', 'lingui', 'check', 'missing'),
]

/** The page as served, built when the sources have changed. */
export const BUILD: Part = check('build', 'node', 'scripts/build.ts', '--if-changed')

/** The first loads of the built page's screens, beside their budgets. */
export const BUDGETS: Part = {
  name: 'size budgets',
  run: async (record) => {
    // All of it each time: its message about a figure names the figure.
    rmSync(record, { force: true })
    const exitCode = await run('node', ['tests/budgets/check.ts'], { [RECORD_PATH]: record })
    return resultOfRun(record, exitCode)
  },
}

/** The tests of page, worker and scripts, then those of the server, and those that cut, kill and double. */
export function vitestParts(extent: Extent, more: readonly string[] = []): readonly Part[] {
  return [
    vitestPart('unit tests', ['node', 'dom'], '{src,src-sw,scripts}/**/*.test.{ts,tsx}', extent, more),
    vitestPart('integration tests', ['server'], '{server,tests}/**/*.test.ts', extent, more),
  ]
}

function vitestPart(
  name: string,
  projects: readonly string[],
  pattern: string,
  { areas, environment }: Extent,
  more: readonly string[],
): Part {
  const inAreas =
    areas === null ? null : globSync(pattern).filter((file) => areas.some((area) => area === areaOf(file)))
  return {
    name,
    run: async (record, left) => {
      const files = left ?? inAreas ?? []
      if (inAreas?.length === 0) return { passed: 0, failures: [], left: [], ended: [] }
      const mayBeEmpty = more.length > 0
      const exitCode = await run(
        'vitest',
        [
          'run',
          '--reporter=default',
          '--reporter=./scripts/test/vitestReporter.ts',
          ...(mayBeEmpty ? ['--passWithNoTests'] : []),
          ...projects.map((project) => `--project=${project}`),
          ...more,
          ...files,
        ],
        { ...environment, [RECORD_PATH]: record },
      )
      return resultOfRun(record, exitCode, { mayBeEmpty })
    },
  }
}

/** The journeys in a real browser; they need the build. */
export function journeys(
  name: string,
  { areas, environment, isCore }: Extent,
  more: readonly string[] = [],
): Part {
  return {
    name,
    run: async (record, left) => {
      const chosen = left === null ? [] : ['--test-list', writeTestList(record, left)]
      const whole = ensureChromium()
      const shell = isCore ? findHeadlessShell() : null
      const exitCode = await run(
        'playwright',
        [
          'test',
          '--config',
          'tests/e2e/playwright.config.ts',
          ...(isCore ? ['--grep', '@core'] : []),
          ...(areas ?? []).map((area) => `tests/e2e/${area}/`),
          ...more,
          ...chosen,
        ],
        {
          ...environment,
          CHROMIUM: whole,
          ...(shell !== null && { HEADLESS_SHELL: shell }),
          [RECORD_PATH]: record,
        },
      )
      return resultOfRun(record, exitCode, { mayBeEmpty: more.includes('--pass-with-no-tests') })
    },
  }
}

/** The journeys in those of these engines that are here; they need the build. */
export function engines(of: {
  /** The main ones alone. */
  readonly isCore: boolean
  readonly names: readonly EngineName[]
  /** By which one of those that are here is chosen (tests/support/slice.ts); none for all of them. */
  readonly slice?: string
  /** Further arguments of the runner. */
  readonly more?: readonly string[]
}): Part {
  return {
    name: of.isCore ? 'core engines' : 'engines',
    run: async (record, left) => {
      const here = presentEngines(of.names)
      const present = slice(here, here.length, of.slice)
      if (present.length === 0) return { passed: 0, failures: [], left: [], ended: [] }
      const exitCode = await run(
        'playwright',
        [
          'test',
          '--config',
          'tests/engines/playwright.config.ts',
          ...present.map((name) => `--project=${name}`),
          ...(of.more ?? []),
          ...(left === null ? [] : ['--test-list', writeTestList(record, left)]),
        ],
        // Its own folder of data: other journeys may run beside it.
        { ...(of.isCore && { CORE: 'yes', LOADS: '8' }), SEEDED_DATA: 'engines-data', [RECORD_PATH]: record },
      )
      return resultOfRun(record, exitCode)
    },
  }
}

function writeTestList(record: string, units: readonly string[]): string {
  const path = record.replace(/\.jsonl$/, '.txt')
  writeFileSync(path, units.join('\n'))
  return path
}

/** Runs a command with its output shown; resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function listenTo(command: string, args: readonly string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const keep = (chunk: Buffer) => {
      said += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}
