import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { build } from 'vite'
import { addToCart, cartDialog, openProduct } from '../e2e/shopper.ts'
import { forgetObserved, observed, withBrowser } from './browser.ts'
import { tapUntilShown } from './cartTaps.ts'
import type { LoadCount, startDeviceLoad } from './deviceLoad.ts'

const PACK = 'kredyty-zar'
const TAPS = 40

/**
 * Taps on + while the device has much else to write, see `startDeviceLoad`, on a machine as it is: on the slow phone
 * the load alone fills the processor, and the figure would be of that. Times in ms, each of every tap.
 */
export interface CartUnderLoad {
  /** From a tap to its number on the screen, before the load begins: what the machine does by itself. */
  readonly shownBefore: readonly number[]
  /** From a tap to its paint. */
  readonly painted: readonly number[]
  /** From a tap to its number on the screen, which is stored by then. */
  readonly shown: readonly number[]
}

interface LoadedWindow extends Window {
  iskraLoad?: { readonly startDeviceLoad: typeof startDeviceLoad }
  iskraLoadCount?: () => LoadCount
}

export async function cartUnderLoad(origin: string): Promise<CartUnderLoad> {
  const script = await bundledLoad()
  return withBrowser(async (context) => {
    const page = await context.newPage()
    await openProduct(page, origin, PACK)
    await addToCart(page, { leaveOpen: true })
    await page.waitForTimeout(1_000)
    const shownBefore = await shownTimes(page)
    await page.evaluate(script)
    await page.evaluate(async () => {
      const given: LoadedWindow = window
      if (given.iskraLoad !== undefined) given.iskraLoadCount = await given.iskraLoad.startDeviceLoad()
    })
    await page.waitForTimeout(1_000)
    const before = await countOf(page)
    await forgetObserved(page)
    const shown = await shownTimes(page)
    const more = cartDialog(page).getByRole('button', { name: 'Więcej' })
    for (let tap = 0; tap < TAPS; tap += 1) await more.click()
    const { interactions } = await observed(page)
    requireLoad(before, await countOf(page), shown)
    return { shownBefore, painted: interactions, shown }
  })
}

async function shownTimes(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) {
    times.push(await tapUntilShown(page))
    // Not in step with the saving.
    await page.waitForTimeout((tap * 37) % 130)
  }
  return times
}

/** The load as one script that leaves `iskraLoad` in the page. */
async function bundledLoad(): Promise<string> {
  const nodeEnv = process.env['NODE_ENV']
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('deviceLoad.ts', import.meta.url)),
        formats: ['iife'],
        name: 'iskraLoad',
      },
    },
  })
  // Vite sets it to production, and the products that are measured next would inherit that.
  if (nodeEnv === undefined) delete process.env['NODE_ENV']
  const [first] = Array.isArray(built) ? built : []
  const [chunk] = first?.output ?? []
  if (chunk === undefined) throw new Error('the load was not bundled')
  return `${chunk.code}\nwindow.iskraLoad = iskraLoad`
}

async function countOf(page: Page): Promise<LoadCount> {
  return page.evaluate(() => {
    const given: LoadedWindow = window
    if (given.iskraLoadCount === undefined) throw new Error('the page has no load')
    return given.iskraLoadCount()
  })
}

/** A figure under a load that stood still would mean nothing. */
function requireLoad(before: LoadCount, after: LoadCount, shown: readonly number[]): void {
  const done = `${after.drafts - before.drafts} drafts, ${after.rows - before.rows} rows, ${after.failed} failed`
  if (after.failed > 0 || after.drafts === before.drafts || after.rows - before.rows < shown.length) {
    throw new Error(`the load was not what it should be: ${done}`)
  }
}
