import { parseArgs } from 'node:util'
import { AREAS, isArea } from './areas.ts'
import { ENGINE_NAMES } from './engines.ts'
import { BUDGETS, BUILD, CHECKS, engines, type Extent, journeys, type Part, vitestParts } from './parts.ts'
import { sliceOfThisCommit } from './sliceOfThisCommit.ts'
import { runParts } from './runParts.ts'

/*
 * `npm test`: every check that a checkout needs to be trusted, cheapest first, the build beside the checks. With
 * `--all` everything: all journeys, both databases, long searches. `--area shop` runs the tests of an area, `--failed`
 * those that failed in the last run or hadn't begun. Words name the parts to run.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    failed: { type: 'boolean', default: false },
    area: { type: 'string' },
  },
})

const areas = values.area === undefined ? null : [values.area].filter(isArea)
if (areas?.length === 0) {
  console.error(`There is no area “${values.area}”: ${AREAS.join(', ')}.`)
  process.exit(1)
}

const commit = sliceOfThisCommit()
const extent: Extent = {
  environment: values.all ? { LONG: 'yes', DATABASES: 'both' } : commit,
  isCore: !values.all,
  areas,
}

const stages: readonly (readonly Part[])[] = [
  // The build takes longer than any check: started first, it ends with the last of them.
  [BUILD, ...(areas === null ? CHECKS : [])],
  areas === null ? [BUDGETS] : [],
  ...vitestParts(extent).map((part) => [part]),
  [
    journeys(values.all ? 'journeys' : 'core journeys', extent),
    // The core's one journey in another engine uses what the journeys leave of two cores; all of them need both.
    ...(areas === null && !values.all
      ? [engines({ isCore: true, names: ['firefox', 'webkit'], slice: commit.SLICE })]
      : []),
  ],
  areas === null && values.all ? [engines({ isCore: false, names: ENGINE_NAMES })] : [],
]
const wanted =
  positionals.length === 0
    ? stages
    : stages.map((parts) => parts.filter(({ name }) => positionals.some((word) => name.includes(word))))

const command = [values.all ? 'all' : 'core', ...(areas ?? [])].join('-')
if (!(await runParts(command, wanted, { isResumed: values.failed }))) process.exitCode = 1
