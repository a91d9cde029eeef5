import { builtSources } from './builtFiles.ts'
import { sharesOf, writeRecord } from './record.ts'
import { builtPage, lookAtStarts, startsOfScreens } from './starts.ts'
import { makeVisits } from './visits.ts'

/**
 * `npm run budgets:record`: writes down what screens of the built page are made of, so that what grows from now on can
 * be named. Only of a page that keeps to its budgets: where one is passed, what did it has to be found first.
 */

const page = await builtPage()
const passed = (await lookAtStarts(page)).filter(({ wrong }) => wrong !== null)
const visits = passed.length > 0 ? null : makeVisits()
if (visits === null) {
  for (const { said } of passed) console.error(`✗ ${said}`)
  console.error('Nothing was recorded: a budget is passed.')
  process.exitCode = 1
} else {
  const [starts, sources] = [startsOfScreens(page), await builtSources()]
  const started = (kind: 'scripts' | 'styles') => [...starts].map(([of, code]) => [of, code[kind]] as const)
  await writeRecord({
    scripts: sharesOf(new Map([...started('scripts'), ...visits]), sources),
    styles: sharesOf(new Map(started('styles')), sources),
  })
}
