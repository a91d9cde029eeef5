import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ensureChromium } from './chromium.ts'

/**
 * The whole test command: types of the three runtimes, lint, format, dead code, generated files, unit and
 * integration tests, the build, and the journeys in a real browser. Every part runs even when an earlier one
 * failed; the last line counts them all as `N passed, N failed`. Arguments name the parts to run.
 */

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Part {
  readonly name: string
  readonly run: () => Promise<Count>
}

const REPORTS = join('node_modules', '.tmp', 'reports')

/** Runs a command with its output shown; resolves with its exit code. */
function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A check that passes or fails as one. */
function check(name: string, command: string, ...args: string[]): Part {
  return {
    name,
    run: async () => ((await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** A test runner that writes its counts as JSON; an exit code that the counts don't explain is one failure more. */
function runner<Report>(
  name: string,
  start: (reportPath: string) => Promise<number>,
  schema: z.ZodType<Report>,
  countsOf: (report: Report) => Count,
): Part {
  return {
    name,
    run: async () => {
      const reportPath = join(REPORTS, `${name.replaceAll(' ', '-')}.json`)
      const exitCode = await start(reportPath)
      const count = countsOf(schema.parse(JSON.parse(readFileSync(reportPath, 'utf8'))))
      return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
    },
  }
}

const parts: Part[] = [
  check('types of the page', 'tsc', '-p', 'src'),
  check('types of the worker', 'tsc', '-p', 'src-sw'),
  check('types of the server', 'tsc', '-p', 'server'),
  check('lint', 'oxlint', '--deny-warnings'),
  check('format', 'oxfmt', '--check', '.'),
  check('dead code', 'knip'),
  check('texts extracted', 'lingui', 'check', 'sync'),
  check('texts translated', 'lingui', 'check', 'missing'),
  runner(
    'unit and integration tests',
    (path) => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`]),
    vitestReport,
    (report) => ({
      passed: report.numPassedTests,
      // A suite counts as failed with each failed test in it; by itself only when it could not be loaded.
      failed: report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites,
    }),
  ),
  check('build', 'npm', 'run', '--silent', 'build'),
  runner(
    'browser tests',
    (path) =>
      run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
        CHROMIUM: ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      }),
    playwrightReport,
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  ),
]

const wanted = process.argv.slice(2)
const chosen =
  wanted.length === 0 ? parts : parts.filter((part) => wanted.some((word) => part.name.includes(word)))

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

let passed = 0
let failed = 0
for (const part of chosen) {
  console.log(`\n── ${part.name}`)
  const started = Date.now()
  const count = await part.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  passed += count.passed
  failed += count.failed
  console.log(
    `── ${part.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
