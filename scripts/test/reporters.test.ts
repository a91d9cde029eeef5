import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PartResult, RECORD_PATH, resultOfRun } from './record.ts'

let folder: string

// Inside the project, so that the files find the runners.
beforeAll(async () => {
  const parent = resolve('node_modules/.tmp')
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(join(parent, 'runners-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a test runner in a folder that holds `files`, and reads its report. */
async function reportOf(
  files: Readonly<Record<string, string>>,
  [program = '', ...parameters]: readonly string[],
): Promise<PartResult> {
  const root = await mkdtemp(join(folder, 'run-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content)
  const path = join(root, 'record.jsonl')
  const { VITEST: _, ...environment } = process.env
  const exitCode = await new Promise<number>((resolveCode, reject) => {
    const child = spawn(resolve('node_modules/.bin', program), parameters, {
      cwd: root,
      stdio: 'ignore',
      env: { ...environment, [RECORD_PATH]: path },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolveCode(code ?? 1))
  })
  return resultOfRun(path, exitCode)
}

const failure = (name: string, message: string) => ({
  name: expect.stringContaining(name),
  message: expect.stringContaining(message),
})

describe('a run of vitest', () => {
  const command = ['vitest', 'run', `--reporter=${resolve('scripts/test/vitestReporter.ts')}`]
  // Without it the project's own would be taken.
  const ownConfig = { 'vitest.config.js': 'export default {}' }
  const vitest = `import { beforeAll, describe, expect, it } from 'vitest'\n`

  it('reports each failed test, hook and file, and what nobody caught, by name', async () => {
    const report = await reportOf(
      {
        ...ownConfig,
        'sums.test.js': `${vitest}describe('a sum', () => {
          it('adds', () => {})
          it('subtracts', () => expect(3 - 1).toBe(1))
        })`,
        'hook.test.js': `${vitest}describe('a hook', () => {
          beforeAll(() => { throw new Error('no room') })
          it('is needed', () => {})
        })`,
        'file.test.js': `throw new Error('not loaded')`,
        'loose.test.js': `${vitest}it('is over before', async () => {
          void Promise.reject(new Error('nobody caught this'))
          await new Promise((resolve) => setTimeout(resolve))
        })`,
      },
      command,
    )
    expect(report.passed).toBe(2)
    expect(report.failures).toHaveLength(4)
    expect(report.failures).toEqual(
      expect.arrayContaining([
        failure('sums.test.js › a sum > subtracts', 'expected 2 to be 1'),
        failure('hook.test.js › a hook', 'no room'),
        failure('file.test.js', 'not loaded'),
        failure('outside of every test', 'nobody caught this'),
      ]),
    )
  })

  it('that passes reports no failure', async () => {
    expect(
      await reportOf({ ...ownConfig, 'one.test.js': `${vitest}it('is well', () => {})` }, command),
    ).toMatchObject({ passed: 1, failures: [], left: [] })
  })

  it('that could not begin is a failure', async () => {
    const { passed, failures } = await reportOf(ownConfig, [...command, '--no-such-option'])
    expect(passed).toBe(0)
    expect(failures).toHaveLength(1)
  })
})

describe('a run of Playwright', () => {
  const playwright = `import { test, expect } from '@playwright/test'\n`
  const files = {
    'playwright.config.js': `export default {
      outputDir: './output',
      workers: 1,
      reporter: [[${JSON.stringify(resolve('scripts/test/playwrightReporter.ts'))}]],
    }`,
  }

  it('reports each failed journey by name, with its first words', async () => {
    const report = await reportOf(
      {
        ...files,
        'one.spec.js': `${playwright}test('passes', () => {})
          test.describe('offline', () => {
            test('fails', () => expect(2).toBe(1))
          })`,
      },
      ['playwright', 'test'],
    )
    expect(report).toMatchObject({
      passed: 1,
      failures: [failure('one.spec.js:4 › offline › fails', 'toBe')],
      left: ['one.spec.js › offline › fails'],
    })
  })

  it('runs what is left of another', async () => {
    const report = await reportOf(
      {
        ...files,
        'one.spec.js': `${playwright}test('passes', () => {})
          test.describe('offline', () => {
            test('works', () => {})
            test('works, too', () => {})
          })`,
        'left.txt': 'one.spec.js › offline › works',
      },
      ['playwright', 'test', '--test-list', 'left.txt'],
    )
    expect(report.ended.map(({ unit }) => unit)).toEqual(['one.spec.js › offline › works'])
  })

  it('tells the projects of a journey apart, and runs what is left of one', async () => {
    const projects = {
      'playwright.config.js': files['playwright.config.js'].replace(
        'workers: 1,',
        "workers: 1, projects: [{ name: 'firefox' }, { name: 'webkit' }],",
      ),
      'one.spec.js': `${playwright}test('opens', ({}, { project }) => expect(project.name).toBe('webkit'))`,
    }
    expect(await reportOf(projects, ['playwright', 'test'])).toMatchObject({
      passed: 1,
      failures: [failure('[firefox] › ', 'webkit')],
      left: ['[firefox] › one.spec.js › opens'],
    })
    const left = { ...projects, 'left.txt': '[webkit] › one.spec.js › opens' }
    const again = await reportOf(left, ['playwright', 'test', '--test-list', 'left.txt'])
    expect(again.ended.map(({ unit }) => unit)).toEqual(['[webkit] › one.spec.js › opens'])
  })

  it('reports a file that could not be loaded', async () => {
    const report = await reportOf({ ...files, 'one.spec.js': `throw new Error('not loaded')` }, [
      'playwright',
      'test',
    ])
    expect(report.passed).toBe(0)
    expect(report.failures).toContainEqual(failure('outside of every journey', 'not loaded'))
  })
})
