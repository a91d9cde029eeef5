import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { type Failure, writeRunReport } from './runReport.ts'

/** Reports to the test command what failed in a run of Playwright: journeys, and errors outside of them. */
export default class PlaywrightReporter implements Reporter {
  private passed = 0
  private readonly failures: Failure[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    if (result.status === test.expectedStatus) {
      this.passed += 1
      return
    }
    const [, , ...titles] = test.titlePath().slice(0, -1)
    this.failures.push({
      name: [
        `${relative('.', test.location.file)}:${test.location.line}`,
        ...titles.slice(1),
        test.title,
      ].join(' › '),
      message: result.errors.map(messageOf).join('\n') || result.status,
    })
  }

  onError(error: TestError): void {
    this.failures.push({ name: 'outside of every journey', message: messageOf(error) })
  }

  onEnd(): void {
    writeRunReport({ passed: this.passed, failures: this.failures })
  }

  printsToStdio(): boolean {
    return false
  }
}

function messageOf(error: TestError): string {
  return error.message ?? error.value ?? 'an error without a message'
}
