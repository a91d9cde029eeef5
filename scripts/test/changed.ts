import { execFileSync } from 'node:child_process'
import { type Area, areaOf } from './areas.ts'
import { BUDGETS, BUILD, CHECKS, type Extent, journeys, vitestParts } from './parts.ts'
import { sliceOfThisCommit } from './sliceOfThisCommit.ts'
import { runParts } from './runParts.ts'

/*
 * `npm run test:changed`: tests everything that the difference to main (or to the named commit) can break. The checks,
 * the tests that import changed files, the changed journeys, and the core journeys of the areas with changed sources.
 */

const [since = mergeBase()] = process.argv.slice(2)
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
const SERVED = /^(?:src|src-sw|server|public)\/|^(?:index\.html|vite\.config\.ts|package-lock\.json)$/
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const sources = changed.filter((file) => SERVED.test(file) && !isTest(file))

const everything: Extent = { environment: sliceOfThisCommit(), isCore: false, areas: null }
const isJourney = changed.some((file) => file.startsWith('tests/e2e/'))
const stages = [
  CHECKS,
  ...vitestParts(everything, [`--changed=${since}`]).map((part) => [part]),
  ...(isJourney || sources.length > 0 ? [[BUILD], [BUDGETS]] : []),
  ...(isJourney
    ? [[journeys('changed journeys', everything, [`--only-changed=${since}`, '--pass-with-no-tests'])]]
    : []),
  ...(sources.length > 0
    ? [[journeys('journeys of what changed', { ...everything, isCore: true, areas: areasOf(sources) })]]
    : []),
]
console.log(`${changed.length} files differ from ${since}.`)
if (!(await runParts('changed', stages))) process.exitCode = 1

/** The areas of these files; null, which means all, when all areas depend on one of them. */
function areasOf(files: readonly string[]): readonly Area[] | null {
  const areas = new Set(files.map(areaOf))
  return areas.has(null) ? null : [...areas].filter((area) => area !== null)
}

function mergeBase(): string {
  return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
}
