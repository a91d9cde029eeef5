import type { BrowserContext, CDPSession, Page } from 'playwright'
import { observed, openPage, type SpeedName, type WindowName, withBrowser } from '../browser.ts'
import type { Certificate } from '../edge/certificate.ts'
import { addUpSent, type Amount, type SentAmounts } from '../edge/sentBytes.ts'
import { blockingTime, lastTaskEnd, longestTask } from '../longTasks.ts'
import type { Target } from './targets.ts'

/** One visit, until nothing more happens. Times in ms from the navigation's start. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  /** What the page is about is in sight. */
  readonly ready: number
  /** What tasks took beyond 50 ms, from the first paint on. */
  readonly blocking: number
  readonly longestTask: number
  readonly layoutShift: number
  /** What the page itself asked for. */
  readonly sent: SentAmounts
}

/** The visits of one profile, one after another. */
export interface Visits {
  readonly first: Visit
  /** All that the worker fetched after the first. */
  readonly worker: Amount
  readonly second: Visit
  /** The third, without a server; null where the site doesn't promise it. */
  readonly offline: Visit | null
}

/** How a visit is made. */
export interface VisitOptions {
  readonly speed: SpeedName
  readonly window: WindowName
  readonly certificate: Certificate
}

/** Visits a page for the first time, again, and without its server. */
export function visitThrice(target: Target, options: VisitOptions): Promise<Visits> {
  const { edge, worksOffline } = target.site
  return withBrowser(async (context) => {
    edge.forget()
    const first = await visit(context, target, options.speed)
    await workerAtRest(target)
    const { worker } = addUpSent(edge.sent())
    const second = await visit(context, target, options.speed)
    if (!worksOffline) return { first, worker: worker.all, second, offline: null }
    await edge.cut()
    try {
      return { first, worker: worker.all, second, offline: await visit(context, target, options.speed) }
    } finally {
      await edge.mend()
    }
  }, options)
}

/** Opens a page, waits until it is quiet, and closes it. */
export async function visit(context: BrowserContext, target: Target, speed: SpeedName): Promise<Visit> {
  const { edge } = target.site
  const { page, session } = await openPage(context, speed)
  const isLineQuiet = watchLine(session)
  await page.addInitScript(markReady, target.ready)
  const before = edge.sent().length
  await page.goto(edge.origin + target.path, { waitUntil: 'commit' })
  await untilQuiet(page, isLineQuiet)
  const seen = await observed(page)
  const ready = await page.evaluate(
    () => performance.getEntriesByName('iskra-ready')[0]?.startTime ?? Number.NaN,
  )
  const sent = addUpSent(edge.sent().slice(before)).page
  await page.close()
  return {
    firstPaint: seen.firstPaint ?? Number.NaN,
    largestPaint: seen.largestPaint ?? Number.NaN,
    ready,
    blocking: blockingTime(seen.longTasks, seen.firstPaint ?? 0),
    longestTask: longestTask(seen.longTasks),
    layoutShift: seen.layoutShift,
    sent,
  }
}

/** Runs in the page: marks the frame in which the first match is in sight, and loaded where it is a picture. */
function markReady(selector: string): void {
  const look = () => {
    const found = document.querySelector(selector)
    const { width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
    const isLoaded = !(found instanceof HTMLImageElement) || (found.complete && found.naturalWidth > 0)
    if (width > 0 && height > 0 && isLoaded) performance.mark('iskra-ready')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Nothing has come, and no long task has ended, for so long, ms: then the page is quiet. */
const QUIET_MS = 1_500
/** A call that gets no answer for so long, ms, is not waited for. */
const CALL_PATIENCE_MS = 15_000
const PATIENCE_MS = 90_000
const LOOK_EVERY_MS = 250

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Follows the page's calls. What it returns tells whether all are over, and have been for a while. */
function watchLine(session: CDPSession): () => boolean {
  const open = new Map<string, number>()
  let lastSign = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(?:data|blob):/.test(request.url)) return
    lastSign = Date.now()
    open.set(requestId, lastSign)
  })
  const end = ({ requestId }: { requestId: string }) => {
    if (open.delete(requestId)) lastSign = Date.now()
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') open.delete(requestId)
  })
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  return () =>
    Date.now() - lastSign > QUIET_MS &&
    [...open.values()].every((since) => Date.now() - since > CALL_PATIENCE_MS)
}

async function untilQuiet(page: Page, isLineQuiet: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    await sleep(LOOK_EVERY_MS)
    const { longTasks, firstPaint } = await observed(page)
    const { isLoaded, now } = await page.evaluate(() => ({
      isLoaded: document.readyState === 'complete',
      now: performance.now(),
    }))
    const lastBusy = Math.max(firstPaint ?? now, lastTaskEnd(longTasks))
    if (isLoaded && now - lastBusy > QUIET_MS && isLineQuiet()) return
  }
  throw new Error(`${page.url()} was not quiet after ${PATIENCE_MS} ms`)
}

/** The worker fetches the rest of the site once the page is quiet: until nothing more comes. */
export async function workerAtRest({ site }: Pick<Target, 'site'>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let before = -1
  while (before !== site.edge.sent().length && Date.now() < deadline) {
    before = site.edge.sent().length
    await sleep(QUIET_MS)
  }
}
