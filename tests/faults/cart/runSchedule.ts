import { expect } from 'vitest'
import type { RemovedItem } from '#domain/cart/cartNotice.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { remoteLineKey } from '#domain/cart/lineKey.ts'
import { discardIntent, retryIntent } from '#offline/outbox/intents.ts'
import type { Step } from './schedule.ts'
import { SCARCE, SCARCE_STOCK, type ShopStorefront, UNKNOWN } from './shopStorefront.ts'
import { ShopWorld } from './shopWorld.ts'
import { afterDeed, canDo, carryOutDeed, NO_WISHES, type Wishes } from './wishes.ts'

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
  }

  async #take(step: Step): Promise<void> {
    const { world } = this
    switch (step.step) {
      case 'deed':
        if (!canDo(this.#wishes, step.deed)) return
        this.#wishes = afterDeed(
          this.#wishes,
          step.deed,
          await carryOutDeed(world.context(step.tab).db, await world.cart(), this.#wishes, step.deed),
        )
        return
      case 'die-while':
        if (canDo(this.#wishes, step.deed)) await this.#dieWhile(step)
        return
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
        world.advance(step.milliseconds)
        return
      case 'checkout':
        return this.#checkout(step)
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
    void carryOutDeed(world.context(tab).db, before, this.#wishes, deed).then(
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

  async #checkout({ tab }: Extract<Step, { step: 'checkout' }>): Promise<void> {
    const { world } = this
    world.network.isOnline = true
    world.network.fates.length = 0
    world.network.release()
    await world.rest()
    await world.context(tab).prepareCheckout()
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
    await world.settle()
    await this.#noticeOrder()
    // The storefront may have changed something that has to be seen first; then a second press opens.
    let prepared = await world.context('tab 1').prepareCheckout()
    if (prepared !== 'died' && prepared.kind === 'failed' && prepared.code === 'CART_CHANGED') {
      prepared = await world.context('tab 1').prepareCheckout()
    }
    await this.#noticeOrder()

    const { pieces, code } = this.#wishes
    const wanted = new Map(
      [...pieces].map(([variant, count]) => [
        variant,
        variant === SCARCE ? Math.min(count, SCARCE_STOCK) : count,
      ]),
    )
    const cart = await world.cart()
    expect(sorted(new Map(cart.items.map((item) => [numberOf(item.variantId), item.quantity])))).toEqual(
      sorted(wanted),
    )

    const isRefused = wanted.delete(UNKNOWN)
    const remote = cart.cartId === null ? null : await this.#remoteCart(cart.cartId)
    expect(sorted(remote === null ? new Map() : piecesOf(remote))).toEqual(sorted(wanted))
    if (remote !== null)
      expect(remote.discountCodes.map((one) => one.code)).toEqual(code === null ? [] : [code])
    const changes = (await world.intents()).filter((intent) => intent.kind !== 'cart.sync')
    expect(changes.map((intent) => intent.state)).toEqual(isRefused ? ['parked'] : [])
    if (isRefused) expect(prepared).toMatchObject({ kind: 'failed', code: 'CART_HAS_REFUSALS' })
    else
      expect(prepared).toMatchObject(
        wanted.size === 0 ? { kind: 'failed', code: 'CART_EMPTY' } : { kind: 'open' },
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
