import { observed, slowPage, withBrowser } from './browser.ts'

/** A first visit of the shop on the slow phone. Times in ms, sizes in kB as sent. */
export interface FirstVisit {
  readonly largestPaint: number
  readonly layoutShift: number
  readonly blocking: number
  readonly script: number
  readonly document: number
  /** From the moment the filter button is painted until a press of it has its effect. */
  readonly firstPress: number
}

export function firstVisit(origin: string): Promise<FirstVisit> {
  return withBrowser(async (context) => {
    const { page, session } = await slowPage(context)
    const kinds = new Map<string, string>()
    const sent = { Script: 0, Document: 0 }
    let isLoaded = false
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (!isLoaded) kinds.set(requestId, type)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind === 'Script' || kind === 'Document') sent[kind] += encodedDataLength
    })
    page.once('load', () => {
      isLoaded = true
    })
    await page.goto(`${origin}/sklep`, { waitUntil: 'load' })
    await page.waitForFunction(() => document.querySelector('main img')?.checkVisibility() === true)
    await page.waitForLoadState('networkidle')
    const { largestPaint, layoutShift, blocking } = await observed(page)
    return {
      largestPaint,
      layoutShift,
      blocking,
      script: sent.Script / 1024,
      document: sent.Document / 1024,
      firstPress: await firstPress(origin),
    }
  })
}

/** Presses the quantity of work that a first press needs: the shop's sorting, as soon as it is painted. */
function firstPress(origin: string): Promise<number> {
  return withBrowser(async (context) => {
    const { page } = await slowPage(context)
    await page.addInitScript(() => {
      const until = (isTrue: () => boolean) =>
        new Promise<number>((resolve) => {
          const look = () => (isTrue() ? resolve(performance.now()) : requestAnimationFrame(look))
          look()
        })
      const chip = () =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
          (link) => link.pathname === '/sklep/kredyty',
        )
      Object.assign(window, {
        iskraFirstPress: (async () => {
          const painted = await until(() => chip()?.checkVisibility() === true)
          chip()?.click()
          const handled = await until(
            () => location.pathname === '/sklep/kredyty' || document.querySelector('[data-pending]') !== null,
          )
          return handled - painted
        })(),
      })
    })
    await page.goto(`${origin}/sklep`, { waitUntil: 'commit' })
    return page.evaluate(
      () => (window as Window & { iskraFirstPress?: Promise<number> }).iskraFirstPress ?? Number.NaN,
    )
  })
}
