import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { failureSummary } from './failureSummary.ts'
import { type Failure, readRunReport, REPORT_PATH, type RunReport } from './runReport.ts'

/**
 * The whole test command: types of the three runtimes, lint, format, dead code, generated files, unit and
 * integration tests, the build, and the journeys in a real browser. Every part runs even when an earlier one
 * failed; at the end every failure is named, and the last line counts them all as `N passed, N failed`. Arguments name
 * the parts to run.
 */

interface Part {
  readonly name: string
  readonly run: () => Promise<RunReport>
}

const REPORTS = join('node_modules', '.tmp', 'reports')

/** How much of a check's output is held for the summary of what failed. */
const HELD_LINES = 20

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

/** A check that passes or fails as one; what it says is shown, and its first lines are the failure's message. */
function check(name: string, command: string, ...args: string[]): Part {
  return {
    name,
    run: () =>
      new Promise((resolve, reject) => {
        const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'] })
        let said = ''
        const hear = (chunk: Buffer) => {
          process.stdout.write(chunk)
          if (said.split('\n').length <= HELD_LINES) said += chunk.toString()
        }
        child.stdout.on('data', hear)
        child.stderr.on('data', hear)
        child.once('error', reject)
        child.once('close', (code) =>
          resolve(
            code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, message: said }] },
          ),
        )
      }),
  }
}

/** A test runner that writes its report to the path it is given. */
function runner(name: string, start: (reportPath: string) => Promise<number>): Part {
  return {
    name,
    run: async () => {
      const reportPath = join(REPORTS, `${name.replaceAll(' ', '-')}.json`)
      return readRunReport(reportPath, await start(reportPath))
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
  runner('unit and integration tests', (path) =>
    run('vitest', ['run', '--reporter=default', '--reporter=./scripts/test/vitestReporter.ts'], {
      [REPORT_PATH]: path,
    }),
  ),
  check('build', 'npm', 'run', '--silent', 'build'),
  runner('budgets of the build', (path) => run('node', ['tests/budgets/check.ts'], { [REPORT_PATH]: path })),
  runner('browser tests', (path) =>
    run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
      CHROMIUM: ensureChromium(),
      [REPORT_PATH]: path,
    }),
  ),
]

const wanted = process.argv.slice(2)
const chosen =
  wanted.length === 0 ? parts : parts.filter((part) => wanted.some((word) => part.name.includes(word)))

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

let passed = 0
const failures: Failure[] = []
for (const part of chosen) {
  console.log(`\n── ${part.name}`)
  const started = Date.now()
  const report = await part.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failures: [{ name: part.name, message: String(error) }] }
  })
  passed += report.passed
  failures.push(...report.failures)
  console.log(
    `── ${part.name}: ${report.passed} passed, ${report.failures.length} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}

console.log('')
for (const line of failureSummary(failures)) console.log(line)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
