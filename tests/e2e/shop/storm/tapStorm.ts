import { setTimeout as pass } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { ProductProcess } from '../../../support/productProcess.ts'
import { controlled } from '../../fixtures.ts'
import { addToCart, arrivedPieces, cartDialog, openProduct, quantityOf } from '../../shopper.ts'
import { openCartOn, type StormBrowser, type Tabs } from './stormBrowser.ts'
import type { StormStep } from './stormSteps.ts'

/** What is pressed for; there is no end of it in the shop. */
const PACK = { handle: 'kredyty-zar', title: 'Żar – 120 kredytów' }

/** A storm over one cart in two tabs. Its oracle is the presses: what was pressed is counted here, press by press. */
export class TapStorm {
  readonly #server: ProductProcess
  readonly #browser: StormBrowser
  #tabs: Tabs | null = null
  /** All that was pressed and must be there. */
  #pressed = 1
  #isOffline = false
  #isServing = true

  constructor(server: ProductProcess, browser: StormBrowser) {
    this.#server = server
    this.#browser = browser
  }

  async begin(): Promise<void> {
    this.#tabs = await this.#browser.start()
    const [page] = this.#tabs
    await openProduct(page, this.#server.origin, PACK.handle)
    await controlled(page)
    await addToCart(page)
    await this.#openCarts()
  }

  async take(step: StormStep): Promise<void> {
    switch (step.step) {
      case 'press':
        for (let press = 0; press < step.presses; press += 1) await this.#press(step.tab)
        return
      case 'offline':
      case 'online':
        this.#isOffline = step.step === 'offline'
        return this.#browser.setOffline(this.#isOffline)
      case 'kill-worker':
        return this.#browser.killWorkers(this.#tab(0))
      case 'kill-server':
        return this.#toggleServer()
      case 'reload':
        // Leaving is no crash: all that was pressed is on the screen before.
        await expect(quantityOf(this.#tab(step.tab), PACK.title)).toHaveValue(String(this.#pressed))
        await openCartOn(this.#tab(step.tab), this.#server.origin, PACK.title)
        return
      case 'kill-browser':
        return this.#killBrowser(step.tab, step.after)
      default:
        return step satisfies never
    }
  }

  /** With everything back, both screens and the storefront hold what was pressed. */
  async end(): Promise<void> {
    if (this.#isOffline) await this.#browser.setOffline(false)
    if (!this.#isServing) await this.#toggleServer()
    for (const tab of [0, 1] as const) {
      await expect(quantityOf(this.#tab(tab), PACK.title)).toHaveValue(String(this.#pressed))
    }
    await expect
      .poll(() => arrivedPieces(this.#tab(0), this.#server.origin), { timeout: 120_000 })
      .toEqual({ [PACK.handle]: this.#pressed })
    await expect(quantityOf(this.#tab(1), PACK.title)).toHaveValue(String(this.#pressed))
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  async #press(tab: 0 | 1): Promise<void> {
    this.#pressed += 1
    await cartDialog(this.#tab(tab)).getByRole('button', { name: 'Więcej' }).click({ noWaitAfter: true })
  }

  /** Whatever a screen had shown is there afterwards; what it had not shown yet may be. */
  async #killBrowser(tab: 0 | 1, after: number): Promise<void> {
    await this.#press(tab)
    await pass(after)
    await this.#browser.kill()
    const { shown } = this.#browser
    this.#tabs = await this.#browser.start()
    this.#isOffline = false
    const kept = await this.#openCarts()
    expect(kept).toBeGreaterThanOrEqual(shown)
    expect(kept).toBeLessThanOrEqual(this.#pressed)
    this.#pressed = kept
  }

  async #openCarts(): Promise<number> {
    const kept = []
    for (const tab of [0, 1] as const) {
      kept.push(await openCartOn(this.#tab(tab), this.#server.origin, PACK.title))
    }
    const pieces = Math.max(...kept)
    // What is seen is what is watched.
    await expect.poll(() => this.#browser.shown).toBe(pieces)
    return pieces
  }

  async #toggleServer(): Promise<void> {
    if (this.#isServing) await this.#server.kill()
    else await this.#server.start()
    this.#isServing = !this.#isServing
  }

  #tab(tab: 0 | 1): Page {
    const page = this.#tabs?.[tab]
    if (page === undefined) throw new Error('the browser is not started')
    return page
  }
}
