import { observed, slowPage, withBrowser } from './browser.ts'

/** A first visit of the shop on the slow phone. Times in ms, sizes in kB as sent. */
export interface FirstVisit {
  readonly largestPaint: number
  readonly layoutShift: number
  readonly blocking: number
  readonly script: number
  readonly document: number
  /** All scripts until nothing more comes, the worker's apart: kB, and how many. */
  readonly scriptUntilQuiet: number
  readonly scriptRequests: number
}

/** Nothing has come for so long, ms: then the page is quiet. */
const QUIET_MS = 3_000

export function firstVisit(origin: string): Promise<FirstVisit> {
  return withBrowser(async (context) => {
    const { page, session } = await slowPage(context)
    const kinds = new Map<string, string>()
    const sent = { Script: 0, Document: 0 }
    const atLoad = { Script: 0, Document: 0 }
    let scriptRequests = 0
    let lastSign = Date.now()
    session.on('Network.responseReceived', ({ requestId, type }) => {
      kinds.set(requestId, type)
      lastSign = Date.now()
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastSign = Date.now()
      const kind = kinds.get(requestId)
      if (kind !== 'Script' && kind !== 'Document') return
      sent[kind] += encodedDataLength
      // What the browser already had, from a preload or its cache, was not sent again.
      if (kind === 'Script' && encodedDataLength > 0) scriptRequests += 1
    })
    page.once('load', () => Object.assign(atLoad, sent))
    await page.goto(`${origin}/sklep`, { waitUntil: 'load' })
    await page.waitForFunction(() => document.querySelector('main img')?.checkVisibility() === true)
    while (Date.now() - lastSign < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100))
    const { largestPaint, layoutShift, blocking } = await observed(page)
    return {
      largestPaint,
      layoutShift,
      blocking,
      script: atLoad.Script / 1024,
      document: sent.Document / 1024,
      scriptUntilQuiet: sent.Script / 1024,
      scriptRequests,
    }
  })
}
