import { builtSources, kilobytesOf } from '../../budgets/builtFiles.ts'
import { judge } from '../../budgets/findings.ts'
import { togetherOf } from '../../budgets/makeup.ts'
import { readRecord, recordedMakeup, untilQuiet } from '../../budgets/record.ts'
import { noteVisit } from '../../budgets/visits.ts'
import { slice } from '../../support/slice.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { PRODUCT } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * All the scripts that a first visit's page asks for by itself, its worker apart, until nothing more comes: so many
 * files and so many kB as sent. Which late parts it asks for is decided by what is in sight and what the device has, so
 * only a browser tells. Decided by people, as the budgets of what screens start with (tests/budgets/budgets.ts).
 */
const BUDGETS = [
  { path: '/', requests: 12, scripts: 171 },
  { path: '/sklep', requests: 16, scripts: 188 },
  { path: PRODUCT, requests: 13, scripts: 200 },
  { path: '/regulamin', requests: 12, scripts: 166 },
  { path: '/tutoriale/pierwsza-kartka', requests: 14, scripts: 184 },
  { path: '/modele', requests: 12, scripts: 184 },
] as const

for (const budget of slice(BUDGETS, 6)) {
  test(`a first visit of ${budget.path} asks for little until it is quiet`, async ({ page, shop }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === shop.origin && pathname.startsWith('/assets/') && pathname.endsWith('.js'))
        asked.add(pathname)
    })
    await page.goto(shop.origin + budget.path)
    // The worker comes last of what goes on behind the page, and takes over when it has everything.
    await controlled(page)

    const of = untilQuiet(budget.path)
    const files = [...asked]
    const [record, sources, kilobytes] = await Promise.all([readRecord(), builtSources(), kilobytesOf(files)])
    const makeup = {
      before: recordedMakeup(record.scripts, of),
      now: togetherOf(files.map((file) => sources[file] ?? {})),
    }
    const findings = [
      judge({ of, what: 'requests', measured: files.length, budget: budget.requests }, makeup),
      judge({ of, what: 'scripts', measured: kilobytes, budget: budget.scripts }, makeup),
    ]
    expect(findings.flatMap(({ said, wrong }) => (wrong === null ? [] : [`${said}\n${wrong}`]))).toEqual([])
    noteVisit(of, files)
  })
}
