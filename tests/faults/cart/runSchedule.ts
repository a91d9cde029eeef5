import { deepEqual } from 'node:assert/strict'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { remoteLineKey } from '#domain/cart/lineKey.ts'
import { renewCart } from '#offline/cart/renewCart.ts'
import { discardIntent, retryIntent } from '#offline/outbox/intents.ts'
import { isIntentOf } from '#offline/outbox/intent.ts'
import type { Deed, Step } from './schedule.ts'
import { PLENTIFUL, SCARCE, SCARCE_STOCK, type ShopStorefront, UNKNOWN } from './shopStorefront.ts'
import { type ContextName, ShopWorld } from './shopWorld.ts'
import { afterDeed, canDo, performDeed, NO_WISHES, type Wishes } from './wishes.ts'

/**
 * Runs a schedule against a device and a storefront, and then checks what the issue promises: once the network is
 * good and all is sent, the storefront's cart is what the person wants. Nothing is lost, nothing is doubled, and
 * what the storefront refused is visible.
 */
export async function runSchedule(steps: readonly Step[], storefront: ShopStorefront): Promise<void> {
  const run = new ScheduleRun(await ShopWorld.start(storefront))
  try {
    for (const step of steps) await run.take(step)
    await run.check()
  } finally {
    run.world.stop()
  }
}

const ONE_MORE: Deed = { do: 'add', variant: PLENTIFUL[0], pieces: 1 }

class ScheduleRun {
  readonly world: ShopWorld
  #wishes: Wishes = NO_WISHES
  /** A cart that was bought without the device knowing yet. */
  #bought: { readonly cartId: string; readonly lines: ReadonlyMap<number, number> } | null = null

  constructor(world: ShopWorld) {
    this.world = world
  }

  async take(step: Step): Promise<void> {
    await this.#take(step)
    await this.world.rest()
    await this.#noticeOrder()
    await this.#noticeStock()
  }

  /** Once it is known how many there are, more are wished only by asking again: the device asks for no more then. */
  async #noticeStock(): Promise<void> {
    const { items } = await this.world.cart()
    const here = items.find((item) => numberOf(item.variantId) === SCARCE)?.quantity
    const intents = await this.world.intents()
    const asksForMore = intents.some(
      (intent) =>
        isIntentOf(intent, 'cart.line') &&
        intent.arguments.title === `Produkt ${SCARCE}` &&
        intent.arguments.quantity > SCARCE_STOCK,
    )
    if (here !== SCARCE_STOCK || asksForMore || (this.#wishes.pieces.get(SCARCE) ?? 0) <= here) return
    this.#wishes = { ...this.#wishes, pieces: new Map(this.#wishes.pieces).set(SCARCE, here) }
  }

  async #take(step: Step): Promise<void> {
    const { world } = this
    // Nobody does anything in a tab that stands still.
    const isAway = 'tab' in step && step.step !== 'come-back' && !world.context(step.tab).isHere
    if (isAway || ('context' in step && step.step !== 'kill' && !world.context(step.context).isHere)) return
    switch (step.step) {
      case 'deed':
        if (!canDo(this.#wishes, step.deed)) return
        this.#wishes = afterDeed(
          this.#wishes,
          step.deed,
          await performDeed(world.context(step.tab).db, await world.cart(), this.#wishes, step.deed),
        )
        return
      case 'die-while':
        if (canDo(this.#wishes, step.deed)) await this.#dieWhile(step)
        return
      case 'leave-while':
        if (canDo(this.#wishes, step.deed)) await this.#leaveWhile(step)
        return
      case 'freeze':
        return world.context(step.tab).freeze(step)
      case 'come-back':
        return world.context(step.tab).comeBack()
      case 'drain':
        // Not awaited: it may be held up by the network or by another context's lock.
        void world.context(step.context).drain()
        return
      case 'fates':
        world.network.fates.push(...step.fates)
        return
      case 'online':
      case 'offline':
        world.network.isOnline = step.step === 'online'
        return
      case 'arrive':
        return world.network.arrive()
      case 'release':
        world.network.release()
        return
      case 'kill':
        return world.restart(step.context)
      case 'clock':
        return world.advance(step.milliseconds)
      case 'checkout':
        return this.#checkout(step.tab)
      case 'return':
        return renewCart(world.context(step.tab).db)
      case 'buy':
        return this.#buy()
      case 'forget':
        return this.#forget()
      case 'retry':
      case 'discard':
        return this.#decide(step.step)
      default:
        return step satisfies never
    }
  }

  /** A deed either happened whole or not at all: what the device kept tells which. */
  async #dieWhile({ tab, deed, turns }: Extract<Step, { step: 'die-while' }>): Promise<void> {
    const { world } = this
    const before = await world.cart()
    const removed: { items: readonly RemovedItem[] | null } = { items: null }
    void performDeed(world.context(tab).db, before, this.#wishes, deed).then(
      (items) => (removed.items = items),
      () => undefined,
    )
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await world.restart(tab)
    const after = await world.cart()
    const changed =
      JSON.stringify([before.items, before.discountCodes]) !==
      JSON.stringify([after.items, after.discountCodes])
    if (!changed) return
    // Whoever died can't undo: what was taken out is known only if the answer came before the end.
    this.#wishes = afterDeed(this.#wishes, deed, removed.items ?? [])
    if (removed.items === null && (deed.do === 'remove' || deed.do === 'clear')) {
      this.#wishes = { ...this.#wishes, undoable: this.#wishes.undoable.slice(0, -1) }
    }
  }

  /** A deed that its tab is left in is done once, before or after: nobody sees it lost. */
  async #leaveWhile({
    tab,
    deed,
    turns,
    milliseconds,
  }: Extract<Step, { step: 'leave-while' }>): Promise<void> {
    const { world } = this
    const context = world.context(tab)
    const doing = performDeed(context.db, await world.cart(), this.#wishes, deed)
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    context.freeze({ isTold: true })
    await world.rest()
    await world.advance(milliseconds)
    context.comeBack()
    this.#wishes = afterDeed(this.#wishes, deed, await doing)
  }

  async #checkout(tab: ContextName): Promise<void> {
    const { world } = this
    world.network.isOnline = true
    world.network.fates.length = 0
    world.network.release()
    await world.rest()
    await world.prepareCheckout(tab)
  }

  /** Bought by what stands in the cart, which is what the device knows to stand there. */
  async #buy(): Promise<void> {
    const { checkout, cartId } = await this.world.state()
    if (checkout === null || cartId === null || this.#bought !== null) return
    const remote = await this.#remoteCart(cartId)
    if (remote === null) return
    const there = remote.lines.map((line) => ({ key: remoteLineKey(line), quantity: line.quantity }))
    if (JSON.stringify(there) !== JSON.stringify(checkout.lines)) return
    await this.world.storefront.complete(cartId)
    this.#bought = { cartId, lines: piecesOf(remote) }
  }

  async #forget(): Promise<void> {
    const { checkout, cartId } = await this.world.state()
    if (checkout !== null || cartId === null || (await this.#remoteCart(cartId)) === null) return
    await this.world.storefront.forget(cartId)
    this.world.network.hasSecret = true
  }

  /** Once the device has found out, what was bought isn't wished any more; what came later is. */
  async #noticeOrder(): Promise<void> {
    if (this.#bought === null || (await this.world.state()).cartId === this.#bought.cartId) return
    const pieces = new Map(this.#wishes.pieces)
    for (const [variant, bought] of this.#bought.lines) {
      const left = (pieces.get(variant) ?? 0) - bought
      if (left > 0) pieces.set(variant, left)
      else pieces.delete(variant)
    }
    const { discountCodes } = await this.world.cart()
    this.#wishes = { ...this.#wishes, pieces, code: discountCodes.length === 0 ? null : this.#wishes.code }
    this.#bought = null
  }

  async #decide(decision: 'retry' | 'discard'): Promise<void> {
    const parked = (await this.world.intents()).find((intent) => intent.state === 'parked')
    if (parked === undefined) return
    const { db } = this.world.context('tab 1')
    if (decision === 'retry') return retryIntent(db, parked.id)
    await discardIntent(db, parked.id)
    const pieces = new Map(this.#wishes.pieces)
    pieces.delete(UNKNOWN)
    this.#wishes = { ...this.#wishes, pieces }
  }

  async #remoteCart(cartId: string): Promise<RemoteCart | null> {
    try {
      return await this.world.storefront.client.cart(cartId)
    } catch {
      return null
    }
  }

  async check(): Promise<void> {
    const { world } = this
    // The other one may stand still for good.
    world.context('tab 1').comeBack()
    await renewCart(world.context('tab 1').db)
    await world.settle()
    await this.#noticeOrder()
    deepEqual(world.network.overlaps, 0, 'two contexts sent at once')
    // All has arrived by itself, before anyone pressed anything. What nobody can know of, only the checkout finds.
    if (!world.network.hasSecret) await this.#checkArrived()
    // There is no checkout of an empty cart: what nobody can know of is found by that of the next thing in it.
    else if (this.#wishes.pieces.size === 0) await this.take({ step: 'deed', tab: 'tab 1', deed: ONE_MORE })
    // The storefront may have changed something that has to be seen first; then a second press opens.
    let prepared = await world.prepareCheckout('tab 1')
    if (prepared !== 'died' && prepared.kind === 'failed' && prepared.code === 'CART_CHANGED') {
      prepared = await world.prepareCheckout('tab 1')
    }
    await this.#noticeOrder()
    await this.#checkArrived()
    deepEqual(
      prepared === 'died' || prepared.kind !== 'failed' ? prepared : prepared.code,
      await this.#expectedCheckout(),
    )
  }

  async #expectedCheckout() {
    if (this.#wishes.pieces.has(UNKNOWN)) return 'CART_HAS_REFUSALS'
    if (this.#wishes.pieces.size === 0) return 'CART_EMPTY'
    return { kind: 'open', url: (await this.world.cart()).checkoutUrl }
  }

  async #checkArrived(): Promise<void> {
    const { pieces, code } = this.#wishes
    const wanted = new Map(
      [...pieces].map(([variant, count]) => [
        variant,
        variant === SCARCE ? Math.min(count, SCARCE_STOCK) : count,
      ]),
    )
    const cart = await this.world.cart()
    const here = new Map(cart.items.map((item) => [numberOf(item.variantId), item.quantity]))
    deepEqual(sorted(here), sorted(wanted), "this device's cart")

    const isRefused = wanted.delete(UNKNOWN)
    const remote = cart.cartId === null ? null : await this.#remoteCart(cart.cartId)
    deepEqual(sorted(remote === null ? new Map() : piecesOf(remote)), sorted(wanted), "the storefront's cart")
    const codes = remote?.discountCodes.map((one) => one.code) ?? []
    if (remote !== null) deepEqual(codes, code === null ? [] : [code], 'the discount code')
    const changes = (await this.world.intents()).filter((intent) => intent.kind !== 'cart.sync')
    deepEqual(
      changes.map((intent) => intent.state),
      isRefused ? ['parked'] : [],
      'what is left in the outbox',
    )
  }
}

function piecesOf(remote: RemoteCart): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { variant, quantity } of remote.lines) {
    const number = numberOf(variant.id)
    if (quantity > 0) pieces.set(number, (pieces.get(number) ?? 0) + quantity)
  }
  return pieces
}

const numberOf = (id: string) => Number(id.split('/').at(-1))

const sorted = (pieces: ReadonlyMap<number, number>) =>
  Object.fromEntries([...pieces].toSorted(([one], [other]) => one - other))
