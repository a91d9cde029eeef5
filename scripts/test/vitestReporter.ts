import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestSpecification, TestSuite } from 'vitest/node'
import { type Failure, note } from './record.ts'

/** Reports to the test command the result of each file of tests, and errors outside of them. */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    note({ is: 'begun', units: specifications.map(({ moduleId }) => relative('.', moduleId)) })
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const file = relative('.', module.moduleId)
    note({
      is: 'ended',
      unit: file,
      file,
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: failuresOf(module),
      ms: Math.round(module.diagnostic().duration),
    })
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    for (const error of unhandledErrors) {
      const name = `outside of every test: ${error.name ?? 'error'}`
      note({ is: 'outside', failure: { name, message: messageOf([error]) } })
    }
  }
}

function failuresOf(module: TestModule): Failure[] {
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
