import { chromium, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test'
import { killBrowser } from '../../killBrowser.ts'
import { openCart, quantityOf } from '../../shopper.ts'
import { workerControl } from '../../workerPages.ts'

export type Tabs = readonly [Page, Page]

/** A browser of its own with a profile that stays, which can be killed as a phone kills one. */
export class StormBrowser {
  readonly #info: TestInfo
  #context: BrowserContext | null = null
  /** The last number of pieces that each tab's cart, of one line, has shown since the browser was started. */
  #shown: [number, number] = [0, 0]

  constructor(info: TestInfo) {
    this.#info = info
  }

  /** The most that any tab has shown since the browser was started. */
  get shown(): number {
    return Math.max(...this.#shown)
  }

  /** Starts the browser with two tabs. */
  async start(): Promise<Tabs> {
    this.#shown = [0, 0]
    const context = await chromium.launchPersistentContext(this.#info.outputPath('profile'), {
      ...this.#info.project.use.launchOptions,
      headless: true,
      locale: 'pl-PL',
    })
    this.#context = context
    return [await this.#openTab(context, 0), await this.#openTab(context, 1)]
  }

  /** Ends every process of the browser at once, with nothing said to any page. */
  async kill(): Promise<void> {
    await killBrowser(this.#running())
  }

  async killWorkers(page: Page): Promise<void> {
    const session = await workerControl(this.#running(), page)
    await session.send('ServiceWorker.stopAllWorkers')
    await session.detach()
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#running().setOffline(isOffline)
  }

  async close(): Promise<void> {
    await this.#context?.close()
  }

  #running(): BrowserContext {
    if (this.#context === null) throw new Error('the browser is not started')
    return this.#context
  }

  async #openTab(context: BrowserContext, tab: 0 | 1): Promise<Page> {
    const page = await context.newPage()
    await page.exposeBinding('showsPieces', (_source, pieces: number) => void (this.#shown[tab] = pieces))
    await page.addInitScript(() => {
      let last = ''
      const look = () => {
        const field = document.querySelector('[role=dialog] li fieldset input')
        if (!(field instanceof HTMLInputElement) || field.value === last) return
        last = field.value
        if ('showsPieces' in window && typeof window.showsPieces === 'function') {
          window.showsPieces(Number(last))
        }
      }
      const whatChanges = { subtree: true, childList: true, attributeFilter: ['value'] }
      new MutationObserver(look).observe(document, whatChanges)
    })
    return page
  }
}

/** Opens the cart on a shop page of a tab and resolves to the number of pieces that it shows. */
export async function openCartOn(page: Page, origin: string, title: string): Promise<number> {
  await page.goto(`${origin}/sklep`)
  await openCart(page)
  await expect(quantityOf(page, title)).toBeVisible()
  return Number(await quantityOf(page, title).inputValue())
}
