import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const MAX_LINES = 80

/** Prints what stood on the page when a journey failed: where only the log is left, it is the only trace. */
export default class FailedPageReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return
    const snapshot = result.attachments.find(({ name }) => name === 'error-context')?.path
    if (snapshot === undefined) return
    const [, page = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(snapshot, 'utf8')) ?? []
    const lines = page.split('\n')
    const content = Math.max(
      0,
      lines.findIndex((line) => line.trimStart().startsWith('- main')),
    )
    const shown = lines.slice(content, content + MAX_LINES)
    process.stdout.write(
      `    the page when “${test.title}” failed:\n${shown.map((line) => `      ${line}\n`).join('')}`,
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
