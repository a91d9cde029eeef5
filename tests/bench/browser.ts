import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { findChromium } from '../../scripts/test/chromium.ts'
import { chromiumArguments } from '../support/chromiumArguments.ts'

/** The slow phone of the goals: a processor four times slower, 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
}

const VIEWPORT = { width: 390, height: 844 }

/** What `observe` gathers inside the page; times in ms from the navigation's start. */
export interface Observed {
  largestPaint: number
  layoutShift: number
  blocking: number
  longTasks: number[]
}

interface ObservedWindow extends Window {
  iskraBench?: Observed
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Observed = { largestPaint: 0, layoutShift: 0, blocking: 0, longTasks: [] }
  ;(window as ObservedWindow).iskraBench = seen
  const on = (type: string, use: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  }
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  on('layout-shift', (entry) => {
    if (
      'value' in entry &&
      typeof entry.value === 'number' &&
      !('hadRecentInput' in entry && entry.hadRecentInput)
    ) {
      seen.layoutShift += entry.value
    }
  })
  on('longtask', (entry) => {
    seen.longTasks.push(entry.duration)
    seen.blocking += entry.duration - 50
  })
}

export function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => {
    const seen = (window as ObservedWindow).iskraBench
    if (!seen) throw new Error('the page is not observed')
    return seen
  })
}

/** Opens a browser with a profile of its own, gives a page in it to `use`, and closes it. */
export async function withBrowser<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('the benchmark needs a Chromium: set CHROMIUM to its path')
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      locale: 'pl-PL',
      hasTouch: true,
      isMobile: true,
    })
    await context.addInitScript(observe)
    return await use(context)
  } finally {
    await browser.close()
  }
}

/** A page slowed down to the slow phone. */
export async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  return { page, session }
}
