import { Buffer } from 'node:buffer'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { freePort, ProductProcess } from '../../support/productProcess.ts'
import { openPage, withBrowser } from '../browser.ts'
import { untilCalm } from '../calm.ts'
import { gesture, type GestureFrames, type Point, zoom } from '../editor/gesture.ts'
import { emptyPlace, middleNode } from '../editor/graphPage.ts'
import { buildReference } from '../references/buildReference.ts'
import { serveFolder } from '../references/serveFolder.ts'
import type { Results } from '../results.ts'
import type { Ratio } from './ratios.ts'
import { boxesFile, flowchartText } from './drawnShapes.ts'
import { buildPeer } from './peers.ts'

const SHAPES = 5_000
const NODES = 200
/** In the middle of the window a box is taken hold of. */
const MIDDLE: Point = { x: 640, y: 400 }
const PATIENCE_MS = 120_000
const VIEWS = ['near', 'whole'] as const
type View = (typeof VIEWS)[number]

/** A canvas that is measured. */
interface Editor {
  readonly name: string
  /** Opens it with all shapes in a view. */
  readonly open: (page: Page, view: View) => Promise<void>
  /** Makes a drag move the view; resolves to where. */
  readonly hand: (page: Page) => Promise<Point>
  /** Makes a drag move a box; resolves to where one lies. */
  readonly select: (page: Page) => Promise<Point>
  /** Says where boxes lie: another word once one was dragged. */
  readonly places: (page: Page) => Promise<string>
}

/** Diagrams beside Excalidraw, React Flow and Mermaid: frames, a text drawn, and the bytes of the first code. */
export async function measureDrawings(runs: number, results: Results): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'iskra-bench-tools-'))
  const product = new ProductProcess(await freePort(), folder)
  const [flow, excalidraw, mermaid] = [
    await serveFolder(await buildReference('reactFlow')),
    await serveFolder(await buildPeer('excalidraw')),
    await serveFolder(await buildPeer('mermaid')),
  ]
  try {
    await product.start()
    await withBrowser(
      async (context) => {
        const editors = [ours(product.origin), excalidrawAt(excalidraw.origin), reactFlowAt(flow.origin)]
        for (let run = 0; run < runs; run += 1) {
          console.error(`round ${run + 1} of ${runs}`)
          await measureBytes(context, { ours: product.origin, excalidraw: excalidraw.origin }, results)
          await measureTexts(context, { ours: product.origin, mermaid: mermaid.origin }, results)
          for (const view of VIEWS) {
            for (const editor of editors) {
              await untilCalm()
              await measureFrames(context, editor, view, results)
            }
          }
        }
      },
      { window: 'wide' },
    )
  } finally {
    await product.stop()
    for (const served of [flow, excalidraw, mermaid]) await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureFrames(
  context: BrowserContext,
  editor: Editor,
  view: View,
  results: Results,
): Promise<void> {
  const { page, session } = await openPage(context, 'full')
  await editor.open(page, view)
  await page.waitForTimeout(2_500)
  const add = (doing: Doing, { slow }: GestureFrames) =>
    results.add(frameName(editor.name, view, doing), { unit: 'ms', goal: '' }, slow)
  const from = await editor.hand(page)
  const before = await page.screenshot()
  const panned = await gesture(page, session, from, () => page.screenshot())
  if (panned.seen.equals(before)) throw new Error(`${editor.name} was not panned`)
  add('panned', panned.frames)
  await page.waitForTimeout(500)
  add('zoomed', await zoom(page, session, MIDDLE))
  await page.waitForTimeout(500)
  const place = await editor.select(page)
  const places = await editor.places(page)
  const dragged = await gesture(page, session, place, () => editor.places(page))
  await page.waitForTimeout(100)
  if (dragged.seen === places && (await editor.places(page)) === places)
    throw new Error(`${editor.name} dragged nothing`)
  add('dragged', dragged.frames)
  await page.close()
}

const DOINGS = ['panned', 'zoomed', 'dragged'] as const
type Doing = (typeof DOINGS)[number]
const OURS = 'Iskra'
const PEERS = ['Excalidraw', 'React Flow'] as const

const frameName = (editor: string, view: View, doing: Doing) =>
  `${editor}, ${SHAPES.toLocaleString('en')} boxes, ${view}: ${doing}, 95th percentile of frames`
const BYTES = 'bytes of the first code'
const FIRST_TEXT = `a text of ${NODES} nodes laid out and drawn, the first one`
const LATER_TEXT = `a text of ${NODES} nodes laid out and drawn, later`

/** The figures that are held against those of the peers. */
export function drawingRatios(results: Results): readonly Ratio[] {
  const ofPeer = (peer: string, what: (editor: string) => string, goal: number): Ratio => ({
    name: `${what(OURS)} / ${peer}`,
    ours: results.valuesOf(what(OURS)),
    theirs: results.valuesOf(what(peer)),
    goal,
  })
  return [
    ...VIEWS.flatMap((view) =>
      DOINGS.flatMap((doing) =>
        PEERS.map((peer) => ofPeer(peer, (editor) => frameName(editor, view, doing), 1 / 2)),
      ),
    ),
    ofPeer('Excalidraw', (editor) => `${editor}: ${BYTES}`, 1 / 3),
    ofPeer('Mermaid', (editor) => `${editor}: ${FIRST_TEXT}`, 1),
    ofPeer('Mermaid', (editor) => `${editor}: ${LATER_TEXT}`, 1),
  ]
}

function ours(origin: string): Editor {
  const canvas = (page: Page) => page.getByRole('application', { name: 'Płótno' })
  const undo = (page: Page) => page.getByRole('button', { name: 'Cofnij', exact: true })
  return {
    name: OURS,
    async open(page, view) {
      await openOurs(page, origin)
      await openFile(page, 'pudelka.svg', boxesFile(SHAPES))
      await canvas(page).press(view === 'whole' ? '0' : '1')
    },
    async hand(page) {
      await canvas(page).press('h')
      return MIDDLE
    },
    /** Boxes are painted: one is found by dragging. */
    async select(page) {
      await canvas(page).press('v')
      for (let at = 0; at < 40; at += 1) {
        const place = { x: MIDDLE.x - (at % 8) * 17, y: MIDDLE.y + Math.floor(at / 8) * 13 }
        await page.mouse.move(place.x, place.y)
        await page.mouse.down()
        await page.mouse.move(place.x + 12, place.y + 12, { steps: 3 })
        await page.mouse.up()
        if (await undo(page).isEnabled()) {
          await undo(page).click()
          await page.waitForTimeout(1_500)
          return place
        }
      }
      throw new Error('there is no box in the middle')
    },
    places: async (page) => String(await undo(page).isEnabled()),
  }
}

/** Opens the drawing tool; resolves once it can be drawn in. */
async function openOurs(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/narzedzia/diagramy`)
  await canBeDrawnIn(page, '[data-part="canvas"] canvas')
  const consent = page.getByRole('button', { name: 'Nie zgadzam się na liczenie' })
  if (await consent.isVisible()) await consent.click()
}

/** Waits until the code of a page has taken its canvas over: it is as large as the window leaves it. */
async function canBeDrawnIn(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (canvas) => {
      const found = document.querySelector(canvas)
      return found instanceof HTMLCanvasElement && found.width > 300
    },
    selector,
    { timeout: PATIENCE_MS, polling: 'raf' },
  )
}

/** Opens a file as a drawing; resolves to the ms from the choice until its picture is painted. */
async function openFile(page: Page, name: string, text: string): Promise<number> {
  const chooser = page.locator('input[type=file][accept*=".excalidraw"]').first()
  await chooser.waitFor({ state: 'attached' })
  const heading = name.split('.')[0] ?? ''
  const painted = page.evaluate(
    (title) =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'change',
          () => {
            const start = performance.now()
            const look = () => {
              if (document.querySelector('h1')?.textContent !== title) requestAnimationFrame(look)
              else
                requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
            }
            look()
          },
          { once: true, capture: true },
        )
      }),
    heading,
  )
  await chooser.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  return painted
}

interface ExcalidrawWindow extends Window {
  show?: (view: string) => void
  boxAt?: () => Point
  places?: () => string
}

function excalidrawAt(origin: string): Editor {
  return {
    name: 'Excalidraw',
    async open(page, view) {
      await page.goto(`${origin}/?n=${SHAPES}`)
      await page.waitForFunction(() => 'show' in window, undefined, { timeout: PATIENCE_MS })
      await page.waitForTimeout(1_000)
      await page.evaluate((shown) => (window as ExcalidrawWindow).show?.(shown), view)
    },
    async hand(page) {
      await page.keyboard.press('h')
      return MIDDLE
    },
    async select(page) {
      await page.keyboard.press('v')
      return page.evaluate(() => (window as ExcalidrawWindow).boxAt?.() ?? { x: 0, y: 0 })
    },
    places: (page) => page.evaluate(() => (window as ExcalidrawWindow).places?.() ?? ''),
  }
}

function reactFlowAt(origin: string): Editor {
  return {
    name: 'React Flow',
    async open(page, view) {
      await page.goto(`${origin}/?n=${SHAPES}&view=${view}&look=label`)
      await page.waitForSelector('.react-flow__node', { state: 'visible', timeout: PATIENCE_MS })
    },
    hand: emptyPlace,
    select: async (page) => (await middleNode(page, SHAPES)).place,
    places: (page) =>
      page.evaluate(
        () => document.querySelector('.react-flow__node.dragging')?.getAttribute('data-id') ?? '',
      ),
  }
}

/** What of the code of a page has come when it can be drawn in, in kB as sent. */
async function measureBytes(
  context: BrowserContext,
  origins: { readonly ours: string; readonly excalidraw: string },
  results: Results,
): Promise<void> {
  const bytes = async (address: string, selector: string) => {
    const { page } = await openPage(context, 'full')
    await page.goto(address)
    await canBeDrawnIn(page, selector)
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && /\.js(?:\?|$)/u.test(entry.name)
            ? [entry.encodedBodySize]
            : [],
        )
        .reduce((sum, size) => sum + size, 0),
    )
    await page.close()
    return sent / 1_000
  }
  const how = { unit: 'kB', goal: '' } as const
  const drawing = await bytes(`${origins.ours}/narzedzia/diagramy`, '[data-part="canvas"] canvas')
  results.add(`${OURS}: ${BYTES}`, how, drawing)
  results.add(`Excalidraw: ${BYTES}`, how, await bytes(origins.excalidraw, 'canvas.interactive'))
}

interface MermaidWindow extends Window {
  draw?: (text: string) => Promise<number>
}

/** A text from its choice, or from the call, until its picture is painted. */
async function measureTexts(
  context: BrowserContext,
  origins: { readonly ours: string; readonly mermaid: string },
  results: Results,
): Promise<void> {
  const text = flowchartText(NODES)
  const how = { unit: 'ms', goal: '' } as const
  const own = (await openPage(context, 'full')).page
  await openOurs(own, origins.ours)
  results.add(`${OURS}: ${FIRST_TEXT}`, how, await openFile(own, 'pierwszy.mmd', text))
  await own.waitForTimeout(1_000)
  results.add(`${OURS}: ${LATER_TEXT}`, how, await openFile(own, 'drugi.mmd', text))
  await own.close()
  const theirs = (await openPage(context, 'full')).page
  await theirs.goto(origins.mermaid)
  await theirs.waitForFunction(() => 'draw' in window, undefined, { timeout: PATIENCE_MS })
  const draw = () => theirs.evaluate((words) => (window as MermaidWindow).draw?.(words) ?? Number.NaN, text)
  results.add(`Mermaid: ${FIRST_TEXT}`, how, await draw())
  results.add(`Mermaid: ${LATER_TEXT}`, how, await draw())
  await theirs.close()
}
