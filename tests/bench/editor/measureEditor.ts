import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { demoUser } from '../../e2e/accountPerson.ts'
import { freePort, ProductProcess } from '../../support/productProcess.ts'
import { openPage, withBrowser } from '../browser.ts'
import { untilCalm } from '../calm.ts'
import { table } from '../measurement.ts'
import { buildReference } from '../references/buildReference.ts'
import { serveFolder } from '../references/serveFolder.ts'
import { Results } from '../results.ts'
import { gesture, type GestureFrames } from './gesture.ts'
import { emptyPlace, isDragged, middleNode, viewOf } from './graphPage.ts'
import { comeNear, openByAddress, openFromList, takeInTemplates, undo } from './ourEditor.ts'
import { timeValidation } from './validation.ts'

const SIZES = [1_000, 3_000] as const
const VIEWS = ['whole', 'near'] as const
type View = (typeof VIEWS)[number]

/** How many frames a second are wanted with so many nodes. */
const GOALS: Readonly<Record<View, Readonly<Record<(typeof SIZES)[number], number>>>> = {
  whole: { 1_000: 60, 3_000: 30 },
  near: { 1_000: 60, 3_000: 60 },
}

const OURS = 'Iskra'
const REFERENCE = 'React Flow alone'

/** The template editor beside React Flow alone: frames while panned and dragged, opening, undo and validation. */
export async function editorReport(runs: number): Promise<string> {
  const results = new Results()
  for (let run = 0; run < runs; run += 1) {
    const { first, later } = await timeValidation()
    results.add('validation of 10,000 nodes', { unit: 'ms', goal: '≤ 50' }, later)
    results.add('validation of 10,000 nodes, the first one', { unit: 'ms', goal: '' }, first)
  }
  let restless = 0
  await withEditors(async ({ context, reference, addresses, origin }) => {
    for (let run = 0; run < runs; run += 1) {
      console.error(`round ${run + 1} of ${runs}`)
      for (const size of SIZES) {
        for (const view of VIEWS) {
          if (!(await untilCalm())) restless += 1
          await measureReference(context, { origin: reference, size, view }, results)
          await measureOurs(context, { address: addresses.get(size) ?? '', origin, size, view }, results)
        }
      }
    }
  })
  return `${table(results.rows())}\n\n${restless} of ${runs * SIZES.length * VIEWS.length} rounds began while the machine had much else to do.`
}

interface Editors {
  readonly context: BrowserContext
  /** Where the reference is served. */
  readonly reference: string
  /** Where the product is. */
  readonly origin: string
  /** The template of each size. */
  readonly addresses: ReadonlyMap<number, string>
}

async function withEditors(use: (editors: Editors) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'iskra-bench-editor-'))
  const product = new ProductProcess(await freePort(), folder)
  const served = await serveFolder(await buildReference('reactFlow'))
  try {
    await product.start()
    const person = await demoUser(product, 'admin')
    await withBrowser(
      async (context) => {
        const page = await context.newPage()
        const addresses = await takeInTemplates(page, { origin: product.origin, person }, SIZES)
        await page.close()
        await use({ context, reference: served.origin, origin: product.origin, addresses })
      },
      { window: 'wide' },
    )
  } finally {
    await product.stop()
    await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Measured {
  readonly origin: string
  readonly size: (typeof SIZES)[number]
  readonly view: View
}

async function measureReference(context: BrowserContext, { origin, size, view }: Measured, results: Results) {
  const { page, session } = await openPage(context, 'full')
  await page.goto(`${origin}/?n=${size}&view=${view}`)
  await page.waitForSelector('.react-flow__node', { state: 'visible', timeout: 120_000 })
  const shown = await page.evaluate(() => performance.now())
  results.add(`${REFERENCE}, ${named(size)}, ${view}: shown`, { unit: 'ms', goal: '' }, shown)
  await measureFrames(page, session, { name: REFERENCE, size, view, goal: '' }, results)
  await page.close()
}

async function measureOurs(
  context: BrowserContext,
  { address, origin, size, view }: Measured & { readonly address: string },
  results: Results,
) {
  const { page, session } = await openPage(context, 'full')
  const goal = size === 1_000 ? '≤ 1000' : ''
  if (view === 'whole') {
    const opened = await openFromList(page, origin, size)
    results.add(`${OURS}, ${named(size)}: opened from the list`, { unit: 'ms', goal }, opened)
  }
  const shown = await openByAddress(page, address)
  results.add(`${OURS}, ${named(size)}: opened by its address`, { unit: 'ms', goal }, shown)
  if (view === 'near') await comeNear(page)
  await measureFrames(page, session, { name: OURS, size, view, goal: `≥ ${GOALS[view][size]}` }, results)
  // Dragging was a step: it is taken back, so that every round finds the same template.
  const taken = await undo(page)
  results.add(`${OURS}, ${named(size)}, ${view}: undo`, { unit: 'ms', goal: '≤ 16' }, taken)
  await page.close()
}

/** Pans, then drags a node; what didn't move isn't measured. */
async function measureFrames(
  page: Page,
  session: CDPSession,
  { name, size, view, goal }: { name: string; size: number; view: View; goal: string },
  results: Results,
): Promise<void> {
  // What an editor still does after it is shown.
  await page.waitForTimeout(2_500)
  const add = (doing: string, { rate, longest }: GestureFrames) => {
    const what = `${name}, ${named(size)}, ${view}: ${doing}`
    results.add(what, { unit: 'perSecond', goal }, rate)
    results.add(`${what}, longest frame`, { unit: 'ms', goal: '' }, longest)
  }
  const before = await viewOf(page)
  const panned = await gesture(page, session, await emptyPlace(page), () =>
    once(page, async () => (await viewOf(page)) !== before),
  )
  if (!panned.seen) throw new Error(`${name} was not panned`)
  add('panned', panned.frames)
  await page.waitForTimeout(500)
  const { id, place } = await middleNode(page, size)
  const dragged = await gesture(page, session, place, () => once(page, () => isDragged(page, id)))
  if (!dragged.seen) throw new Error(`${id} of ${name} was not dragged`)
  add('dragged', dragged.frames)
}

/** Whether something comes true, for whoever is slow. */
async function once(page: Page, isSo: () => Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < 100; look += 1) {
    if (await isSo()) return true
    await page.waitForTimeout(100)
  }
  return false
}

const named = (size: number) => `${size.toLocaleString('en')} nodes`
