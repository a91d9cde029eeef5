import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node'
import { type Failure, writeRunReport } from './runReport.ts'

/** Reports to the test command what failed in a run of vitest: tests, files and hooks, and errors outside of them. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    writeRunReport({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandledErrors.map((error) => ({
          name: `outside of every test: ${error.name ?? 'error'}`,
          message: messageOf([error]),
        })),
      ],
    })
  }
}

function failuresOf(module: TestModule): readonly Failure[] {
  const file = `${module.project.name} ${module.relativeModuleId}`
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: `${file} › ${test.fullName}`,
    message: messageOf(test.result().errors ?? []),
  }))
  // A hook that fails is no test; a suite also counts as failed by its tests, but then has no error of its own.
  const suites = [...module.children.allSuites()].flatMap((suite: TestSuite) =>
    suite.errors().map((error) => ({ name: `${file} › ${suite.fullName}`, message: messageOf([error]) })),
  )
  const ofFile = module.errors().map((error) => ({ name: file, message: messageOf([error]) }))
  return [...ofFile, ...suites, ...tests]
}

function messageOf(errors: readonly SerializedError[]): string {
  return errors.map((error) => error.stack ?? error.message).join('\n')
}
