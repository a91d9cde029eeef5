import { deepEqual, ok } from 'node:assert/strict'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { goods, variantId } from '#support/cart/goods.ts'
import { PLENTIFUL, SCARCE, SCARCE_STOCK, type ShopStorefront } from '../shopStorefront.ts'
import { type ContextName, ShopWorld } from '../shopWorld.ts'
import { meanings, type Press } from './tapMeaning.ts'
import { type StormStep, type Tab, type Tap, TAPPED } from './tapSchedule.ts'
import { TapScreen, turnsPass } from './tapScreen.ts'

const TABS: readonly Tab[] = ['tab 1', 'tab 2']
const FIRST_PIECES = 2
/** A screen shows what the device holds after so long at most, ms. */
const FOLLOWS_MS = 5_000

/**
 * Runs a storm of presses against a device with two tabs and a storefront, and then checks that the device holds
 * what was pressed, and that the storefront and both screens hold what the device does.
 */
export async function runStorm(steps: readonly StormStep[], storefront: ShopStorefront): Promise<void> {
  const run = new StormRun(await ShopWorld.start(storefront))
  try {
    await run.begin()
    for (const step of steps) await run.take(step)
    await run.check()
  } finally {
    run.end()
  }
}

interface Undoable {
  readonly tab: Tab
  readonly variant: number
  readonly press: number
  readonly removed: readonly RemovedItem[]
}

class StormRun {
  readonly #world: ShopWorld
  readonly #screens = new Map<Tab, TapScreen>()
  readonly #presses = new Map<string, Press[]>()
  /** What the screens offer to undo, the last one last. */
  #undoable: Undoable[] = []
  readonly #failures: unknown[] = []
  /** The most that was ever shown of the plentiful line; null once something was pressed that makes it fewer. */
  readonly #mostShown = new Map<Tab, number | null>(TABS.map((tab) => [tab, 0]))
  #time = 0

  constructor(world: ShopWorld) {
    this.#world = world
  }

  async begin(): Promise<void> {
    const { db } = this.#world.context('tab 1')
    for (const variant of TAPPED) await addToCart(db, { ...goods(variant), quantity: FIRST_PIECES })
    for (const tab of TABS) this.#openScreen(tab)
    await this.#world.rest()
    await this.#screensFollow()
  }

  async take(step: StormStep): Promise<void> {
    const { network } = this.#world
    switch (step.step) {
      case 'taps':
        for (const tap of step.taps) this.#press(step.tab, step.variant, tap)
        return
      case 'turns':
        return turnsPass(step.turns)
      case 'busy':
        return this.#world.hold(step.turns)
      case 'late':
        this.#screen(step.tab).late = step.turns
        return
      case 'drain':
        void this.#world.context(step.context).drain()
        return
      case 'kill':
        return this.#kill(step.context)
      case 'fates':
        network.fates.push(...step.fates)
        return
      default:
        return step satisfies never
    }
  }

  async check(): Promise<void> {
    await this.#world.rest()
    deepEqual(this.#failures, [], 'presses that failed, numbers that were taken back')
    await this.#world.settle()
    const cart = await this.#world.cart()
    const here = (variant: number) =>
      cart.items.find((item) => item.variantId === variantId(variant))?.quantity ?? 0
    for (const variant of TAPPED) {
      const meant = meanings(
        FIRST_PIECES,
        [this.#pressed('tab 1', variant), this.#pressed('tab 2', variant)],
        variant === SCARCE ? SCARCE_STOCK : null,
      )
      ok(meant.has(here(variant)), `${here(variant)} of ${variant}, pressed were ${[...meant].join(' or ')}`)
    }
    const remote = cart.cartId === null ? null : await this.#world.storefront.client.cart(cart.cartId)
    const there = (variant: number) =>
      remote?.lines.find((line) => line.variant.id === variantId(variant))?.quantity ?? 0
    deepEqual(TAPPED.map(there), TAPPED.map(here), "the storefront's cart")
    await this.#screensFollow()
  }

  end(): void {
    for (const screen of this.#screens.values()) screen.close()
    this.#world.stop()
  }

  #press(tab: Tab, variant: number, tap: Tap): void {
    const screen = this.#screen(tab)
    const undone = tap.tap === 'undo' ? this.#takeUndo(tab, variant) : undefined
    if (tap.tap === 'undo' ? undone === undefined : !canPress(screen, variant, tap)) return
    const press: Press = {
      id: this.#time,
      tap,
      begin: this.#tick(),
      end: null,
      undoes: undone?.press ?? null,
    }
    this.#pressed(tab, variant).push(press)
    if (!makesMore(tap)) for (const each of TABS) this.#mostShown.set(each, null)
    void this.#follow(screen, press, { tab, variant, removed: undone?.removed ?? [] })
  }

  async #follow(screen: TapScreen, press: Press, { tab, variant, removed }: Omit<Undoable, 'press'>) {
    try {
      const taken = await screen.press(variant, press.tap, removed)
      // A tab killed meanwhile shows nothing any more.
      if (this.#screens.get(tab) !== screen) return
      press.end = this.#tick()
      this.#noteShown(tab, screen)
      if (taken.length > 0) this.#undoable.push({ tab, variant, press: press.id, removed: taken })
    } catch (error) {
      // Only a press that died with its tab may fail.
      if (this.#screens.get(tab) === screen) this.#failures.push(error)
    }
  }

  /** What was shown stays, also after the tab was killed: no older reading and no crash takes it back. */
  #noteShown(tab: Tab, screen: TapScreen): void {
    const most = this.#mostShown.get(tab) ?? null
    if (most === null || !screen.hasRead) return
    const shown = screen.shown(PLENTIFUL[0])
    if (shown < most) this.#failures.push(`${tab} showed ${most} and then ${shown}`)
    this.#mostShown.set(tab, Math.max(most, shown))
  }

  #takeUndo(tab: Tab, variant: number) {
    const offered = this.#undoable.findLast((one) => one.tab === tab && one.variant === variant)
    this.#undoable = this.#undoable.filter((one) => one !== offered)
    return offered
  }

  async #kill(context: ContextName): Promise<void> {
    if (context === 'worker') return this.#world.restart(context)
    this.#screen(context).close()
    this.#screens.delete(context)
    this.#undoable = this.#undoable.filter((one) => one.tab !== context)
    await this.#world.restart(context)
    this.#openScreen(context)
  }

  #openScreen(tab: Tab): void {
    this.#screens.set(
      tab,
      new TapScreen(this.#world.context(tab).db, (screen) => this.#noteShown(tab, screen)),
    )
  }

  #screen(tab: Tab): TapScreen {
    const screen = this.#screens.get(tab)
    if (screen === undefined) throw new Error(`no screen in ${tab}`)
    return screen
  }

  #pressed(tab: Tab, variant: number): Press[] {
    const key = `${tab} ${variant}`
    const presses = this.#presses.get(key) ?? []
    this.#presses.set(key, presses)
    return presses
  }

  #tick(): number {
    return (this.#time += 1)
  }

  /** Both screens come to show what the device holds. */
  async #screensFollow(): Promise<void> {
    const { items } = await this.#world.cart()
    const here = TAPPED.map((one) => items.find((item) => item.variantId === variantId(one))?.quantity ?? 0)
    const shown = () => TABS.map((tab) => TAPPED.map((variant) => this.#screen(tab).shown(variant)))
    const isShown = () => JSON.stringify(shown()) === JSON.stringify([here, here])
    // By time: the database wakes its watchers by timers too, and turns get faster than these as the code warms up.
    const end = performance.now() + FOLLOWS_MS
    while (!isShown() && performance.now() < end) await turnsPass(1)
    deepEqual(shown(), [here, here], 'what the screens show')
  }
}

function makesMore(tap: Tap): boolean {
  return tap.tap === 'add' || (tap.tap === 'step' && tap.by > 0)
}

/** A line's buttons are there when the line is; its minus only while a piece is shown. */
function canPress(screen: TapScreen, variant: number, tap: Tap): boolean {
  if (tap.tap === 'add') return true
  return screen.item(variant) !== undefined && (tap.tap !== 'step' || screen.shown(variant) + tap.by >= 0)
}
