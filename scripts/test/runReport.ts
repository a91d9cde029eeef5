import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

const runReport = z.object({
  passed: z.number(),
  failures: z.array(z.object({ name: z.string(), message: z.string() })),
})

/** What a test runner came to: how many tests passed, and each failure by its name. */
export type RunReport = z.infer<typeof runReport>

/** One failed test, or an error outside of every test. */
export type Failure = RunReport['failures'][number]

/** The environment variable by which a runner learns where its report goes. */
export const REPORT_PATH = 'RUN_REPORT'

/** Writes the report where the test command waits for it; a runner that was started by hand writes none. */
export function writeRunReport(report: RunReport): void {
  const path = process.env[REPORT_PATH]
  if (path !== undefined) writeFileSync(path, JSON.stringify(report))
}

/**
 * Reads the report that a runner wrote before it ended with `exitCode`. A runner that wrote none, and an exit code
 * that no failure explains, are failures themselves.
 */
export function readRunReport(path: string, exitCode: number): RunReport {
  const message = `The runner ended with code ${exitCode}.`
  if (!existsSync(path)) return { passed: 0, failures: [{ name: 'no report was written', message }] }
  const report = runReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  if (exitCode === 0 || report.failures.length > 0) return report
  return { ...report, failures: [{ name: 'a failure without a name', message }] }
}
