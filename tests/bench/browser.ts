import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { ensureChromium } from '../../scripts/test/chromium.ts'
import { chromiumArguments } from '../support/chromiumArguments.ts'
import type { Certificate } from './edge/certificate.ts'
import type { LongTask } from './longTasks.ts'

/** How fast a device and its network are. */
interface Speed {
  /** How many times slower the processor is. */
  readonly processor: number
  /** Null for the machine's own. */
  readonly network: {
    readonly offline: boolean
    /** Milliseconds. */
    readonly latency: number
    /** Bytes a second, as the next. */
    readonly downloadThroughput: number
    readonly uploadThroughput: number
  } | null
}

/** The slow phone of the goals: a processor four times slower, 150 ms, 1.6 Mbit/s down, 750 kbit/s up; and none of it. */
const SPEEDS = {
  slow: {
    processor: 4,
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  },
  full: { processor: 1, network: null },
} as const satisfies Record<string, Speed>

export type SpeedName = keyof typeof SPEEDS

const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1_280, height: 800 } },
} as const

export type WindowName = keyof typeof WINDOWS

/** What `observe` gathers inside the page; times in ms from the navigation's start. */
export interface Observed {
  firstPaint: number | null
  largestPaint: number | null
  /** Everything that moved without being asked to, added up. */
  layoutShift: number
  longTasks: LongTask[]
  /** From a tap to the paint that follows it, one entry for each interaction. */
  interactions: number[]
}

interface ObservedWindow extends Window {
  iskraBench?: Observed
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Observed = {
    firstPaint: null,
    largestPaint: null,
    layoutShift: 0,
    longTasks: [],
    interactions: [],
  }
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
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  on('layout-shift', (entry) => {
    const moved = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
    if (!('hadRecentInput' in entry && entry.hadRecentInput === true)) seen.layoutShift += moved
  })
  on('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ startTime, duration })
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
    if (seen) Object.assign(seen, { longTasks: [], interactions: [] })
  })
}

interface BrowserOptions {
  /** `phone` unless told. */
  readonly window?: WindowName
  /** What to trust besides the authorities that the browser knows. */
  readonly certificate?: Certificate
}

/** Opens a browser with a new profile on disk, as a person has it, gives it to `use`, and forgets it. */
export async function withBrowser<T>(
  use: (context: BrowserContext) => Promise<T>,
  { window = 'phone', certificate }: BrowserOptions = {},
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'iskra-bench-profile-'))
  const trust =
    certificate === undefined ? [] : [`--ignore-certificate-errors-spki-list=${certificate.keyHash}`]
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...chromiumArguments, ...trust],
    locale: 'pl-PL',
    ...WINDOWS[window],
  })
  try {
    await context.addInitScript(observe)
    return await use(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** A page of a device and a network of that speed. A worker's own calls are not slowed down. */
export async function openPage(
  context: BrowserContext,
  speed: SpeedName,
): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { processor, network } = SPEEDS[speed]
  await session.send('Network.enable')
  if (network !== null) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  return { page, session }
}
