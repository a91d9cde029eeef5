import { BUILD, engines } from './parts.ts'
import { ENGINE_NAMES } from './engines.ts'
import { runParts } from './runParts.ts'

/*
 * `npm run test:engines`: every journey of tests/engines in each engine that this machine has. Words name engines
 * (`-- webkit`) and parts of the paths of journeys (`-- menu`).
 */

const words = process.argv.slice(2)
const named = ENGINE_NAMES.filter((name) => words.includes(name))
const journeys = words.filter((word) => !ENGINE_NAMES.some((name) => name === word))

const part = engines({ isCore: false, names: named.length === 0 ? ENGINE_NAMES : named, more: journeys })
if (!(await runParts('engines', [[BUILD], [part]]))) process.exitCode = 1
