import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { note } from './record.ts'

/** Reports to the test command the result of each journey, and errors outside of them. */
export default class PlaywrightReporter implements Reporter {
  private rootDir = ''

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.rootDir = rootDir
    note({ is: 'begun', units: suite.allTests().map((test) => this.unitOf(test)) })
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative('.', test.location.file)
    const isSkipped = result.status === 'skipped'
    const hasFailed = !isSkipped && result.status !== test.expectedStatus
    const message = result.errors.map(messageOf).join('\n') || result.status
    const name = [...projectOf(test), `${file}:${test.location.line}`, ...titlesOf(test)].join(' › ')
    note({
      is: 'ended',
      unit: this.unitOf(test),
      file,
      passed: isSkipped || hasFailed ? 0 : 1,
      failures: hasFailed ? [{ name, message }] : [],
      ms: result.duration,
    })
  }

  onError(error: TestError): void {
    note({ is: 'outside', failure: { name: 'outside of every journey', message: messageOf(error) } })
  }

  printsToStdio(): boolean {
    return false
  }

  /** As a line of Playwright's own `--test-list`. */
  private unitOf(test: TestCase): string {
    return [...projectOf(test), relative(this.rootDir, test.location.file), ...titlesOf(test)].join(' › ')
  }
}

/** The project that a journey is made in, as the runner's own lists name it; none where there is one alone. */
function projectOf(test: TestCase): readonly string[] {
  const [, project = ''] = test.titlePath()
  return project === '' ? [] : [`[${project}]`]
}

/** The titles of a journey's groups, and its own: without the root, the project and the file. */
function titlesOf(test: TestCase): readonly string[] {
  return test.titlePath().slice(3)
}

function messageOf(error: TestError): string {
  return error.message ?? error.value ?? 'an error without a message'
}
