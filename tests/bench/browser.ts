import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import { chromiumArguments } from '../support/chromiumArguments.ts'

/** The slow phone of the goals: a processor four times slower, 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
}

/** What `observe` gathers inside the page; times in ms from the navigation's start. */
export interface Observed {
  largestPaint: number
  layoutShift: number
  /** Sum of what long tasks took beyond 50 ms. */
  blocking: number
  longestTask: number
  /** From a tap to the paint that follows it, one entry for each interaction. */
  interactions: number[]
}

interface ObservedWindow extends Window {
  iskraBench?: Observed
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Observed = { largestPaint: 0, layoutShift: 0, blocking: 0, longestTask: 0, interactions: [] }
  ;(window as ObservedWindow).iskraBench = seen
  const on = (
    type: string,
    use: (entry: PerformanceEntry) => void,
    more: { durationThreshold?: number } = {},
  ) => {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...more,
    })
  }
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  on('layout-shift', (entry) => {
    const moved = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
    if (!('hadRecentInput' in entry && entry.hadRecentInput === true)) seen.layoutShift += moved
  })
  on('longtask', (entry) => {
    seen.blocking += entry.duration - 50
    seen.longestTask = Math.max(seen.longestTask, entry.duration)
  })
  on(
    'event',
    (entry) => {
      if ('interactionId' in entry && entry.interactionId !== 0) seen.interactions.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
}

export function observed(page: Page): Promise<Observed> {
  return page.evaluate(() => {
    const seen = (window as ObservedWindow).iskraBench
    if (!seen) throw new Error('the page is not observed')
    return seen
  })
}

/** Forgets what was seen so far, so that the next reading is of what follows alone. */
export async function forgetObserved(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = (window as ObservedWindow).iskraBench
    if (seen) Object.assign(seen, { blocking: 0, longestTask: 0, interactions: [] })
  })
}

/** Opens a phone-sized browser with a profile of its own, gives it to `use`, and closes it. */
export async function withBrowser<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
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
