import { writeRunReport } from '../../scripts/test/runReport.ts'
import { builtPage, lookAtStarts, lookForEarlyDrawing } from './starts.ts'

/**
 * `npm run budgets`: what screens of the built page start with beside their budgets (`npm run build` first). What a
 * first visit asks for after that is seen in a browser alone (tests/e2e/first-visit-size.spec.ts).
 */

const page = await builtPage()
const findings = [...(await lookAtStarts(page)), ...(await lookForEarlyDrawing(page))]
const failures = findings.flatMap(({ said, wrong }) =>
  wrong === null ? [] : [{ name: said, message: wrong }],
)

for (const { said, wrong } of findings) console.log(`${wrong === null ? '✓' : '✗'} ${said}`)
for (const { name, message } of failures) console.error(`\n✗ ${name}\n${message}`)
writeRunReport({ passed: findings.length - failures.length, failures })
process.exitCode = failures.length === 0 ? 0 : 1
