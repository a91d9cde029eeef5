import { join } from 'node:path'
import { SCREEN_ADDRESSES } from '#domain/addresses/screens.ts'
import { loadBuiltPage } from '#server/http/page/builtPage.ts'
import type { Page, ScreenCode } from '#server/http/page/page.ts'
import { loadPageRenderer } from '#server/http/page/rendering/pageRenderer.ts'
import { DRAWING_PACKAGES, START_BUDGETS } from './budgets.ts'
import { builtSources, DIST, kilobytesOf } from './builtFiles.ts'
import { type Finding, judge } from './findings.ts'
import { togetherOf } from './makeup.ts'
import { readRecord, recordedMakeup } from './record.ts'

/** The page as the server loads it; it is asked for nothing of builds before. */
export async function builtPage(): Promise<Page> {
  const render = await loadPageRenderer(DIST)
  return loadBuiltPage(DIST, join(DIST, 'no-builds-before'), { render, rendersWithin: 0 })
}

/** The files of each screen with a budget, as the server names them in its document. */
export function startsOfScreens(page: Page): ReadonlyMap<string, ScreenCode> {
  return new Map(START_BUDGETS.map(({ screen }) => [screen, page.codeOf(screen)]))
}

/** What each screen starts with beside its budget. */
export async function lookAtStarts(page: Page): Promise<readonly Finding[]> {
  const [sources, record] = await Promise.all([builtSources(), readRecord()])
  const makeupOf = (files: readonly string[]) => togetherOf(files.map((file) => sources[file] ?? {}))
  const findings = START_BUDGETS.map(async (budget) => {
    const { screen } = budget
    const { scripts, styles } = page.codeOf(screen)
    const of = { of: screen }
    const script = { before: recordedMakeup(record.scripts, screen), now: makeupOf(scripts) }
    const style = { before: recordedMakeup(record.styles, screen), now: makeupOf(styles) }
    return [
      judge({ ...of, what: 'requests', measured: scripts.length, budget: budget.requests }, script),
      judge({ ...of, what: 'scripts', measured: await kilobytesOf(scripts), budget: budget.scripts }, script),
      judge({ ...of, what: 'styles', measured: await kilobytesOf(styles), budget: budget.styles }, style),
    ]
  })
  return (await Promise.all(findings)).flat()
}

/** Whether what the template editor draws with is there, and no screen starts with it. */
export async function lookForEarlyDrawing(page: Page): Promise<readonly Finding[]> {
  const sources = await builtSources()
  return DRAWING_PACKAGES.map((name) => {
    const holds = (file: string) => sources[file]?.[name] !== undefined
    const early = SCREEN_ADDRESSES.filter((screen) => page.codeOf(screen).scripts.some(holds))
    const said = `${name} comes with no screen before the template editor is open`
    if (early.length > 0) return { said, wrong: `it comes with ${early.length}, ${early[0]} the first` }
    return { said, wrong: Object.keys(sources).some(holds) ? null : 'it is in no file of the build' }
  })
}
