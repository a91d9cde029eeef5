import { note } from '../../scripts/test/record.ts'
import { lookAtWorker } from './worker.ts'
import { builtPage, lookAtStarts, lookForEarlyDrawing } from './starts.ts'

/**
 * `npm run budgets`: what screens of the built page start with, and its worker, beside their budgets (`npm run build` first). What a
 * first visit asks for after that is seen in a browser alone (tests/e2e/page/first-visit-size.spec.ts).
 */

const page = await builtPage()
const findings = [
  ...(await lookAtStarts(page)),
  ...(await lookAtWorker()),
  ...(await lookForEarlyDrawing(page)),
]

note({ is: 'begun', units: findings.map(({ said }) => said) })
for (const { said, wrong } of findings) {
  console.log(wrong === null ? `✓ ${said}` : `✗ ${said}\n${wrong}`)
  const [passed, failures] = wrong === null ? [1, []] : [0, [{ name: said, message: wrong }]]
  note({ is: 'ended', unit: said, file: 'tests/budgets/check.ts', passed, failures, ms: 0 })
}
if (findings.some(({ wrong }) => wrong !== null)) process.exitCode = 1
