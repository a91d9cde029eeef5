import { seedCode } from '#domain/affiliate/codes.ts'
import type { CreditStep, OrderTold } from './creditSteps.ts'

interface Person {
  isProved: boolean
  isWelcomed: boolean
  available: number
  reserved: number
  used: number
  readonly codes: Set<string>
}

interface Generation {
  readonly person: number
  readonly credits: number
  state: 'held' | 'charged' | 'released' | 'refunded'
}

interface Order {
  readonly told: OrderTold
  state: 'received' | 'waiting' | 'given'
}

const person = (isProved: boolean): Person => ({
  isProved,
  isWelcomed: false,
  available: 0,
  reserved: 0,
  used: 0,
  codes: new Set(),
})

/** What shall have become of two people's credits, said as simply as can be. */
export class CreditModel {
  readonly people = [person(true), person(false)]
  readonly generations: Generation[] = []
  readonly orders: Order[] = []

  /** Tells whether the step did anything, as the ledger would; null where it says nothing. */
  take(step: CreditStep): boolean | 'insufficient' | null {
    switch (step.kind) {
      case 'start':
        return this.#start(step.person, step.credits)
      case 'start-again':
        return false
      case 'retry': {
        const old = pick(this.generations, step.generation)
        return old === null ? false : this.#start(old.person, old.credits)
      }
      case 'succeed':
        return this.#settle(step.generation, 'held', 'charged')
      case 'fail':
      case 'cancel':
        return this.#settle(step.generation, 'held', 'released')
      case 'refund':
        return this.#settle(step.generation, 'charged', 'refunded')
      case 'order':
        this.orders.push({ told: step.order, state: 'received' })
        return null
      case 'take':
        for (const order of this.orders) if (order.state === 'received') this.#receive(order)
        return null
      case 'prove':
        this.#of(1).isProved = true
        return null
      case 'look':
        this.#touch(step.person)
        return null
      case 'doubled':
      case 'renamed':
      case 'forged':
        break
    }
    return null
  }

  #of(index: number): Person {
    const found = this.people[index]
    if (found === undefined) throw new Error('there are two people')
    return found
  }

  #start(index: number, credits: number): boolean | 'insufficient' {
    const one = this.#of(index)
    const before = structuredClone({ ...one, codes: [...one.codes] })
    const waiting = this.orders.filter((order) => order.state === 'waiting')
    this.#touch(index)
    if (one.available < credits) {
      // The start is taken back, and with it what would have been given on the way.
      Object.assign(one, { ...before, codes: new Set(before.codes) })
      for (const order of waiting) order.state = 'waiting'
      return 'insufficient'
    }
    one.available -= credits
    one.reserved += credits
    this.generations.push({ person: index, credits, state: 'held' })
    return true
  }

  #settle(index: number, from: Generation['state'], to: Generation['state']): boolean {
    const generation = pick(this.generations, index)
    if (generation?.state !== from) return false
    const one = this.#of(generation.person)
    const { credits } = generation
    generation.state = to
    if (to === 'refunded') one.used -= credits
    else one.reserved -= credits
    if (to === 'charged') one.used += credits
    else one.available += credits
    return true
  }

  #receive(order: Order): void {
    const { packs, code } = order.told
    if (packs.length === 0 && bonusOf(code) === 0) {
      order.state = 'given'
      return
    }
    order.state = 'waiting'
    if (this.#of(order.told.buyer).isProved) this.#touch(order.told.buyer)
  }

  /** Whoever has proved their address is welcomed once and given what waits. */
  #touch(index: number): void {
    const one = this.#of(index)
    if (!one.isProved) return
    if (!one.isWelcomed) one.available += 10
    one.isWelcomed = true
    for (const order of this.orders) {
      if (order.state !== 'waiting' || order.told.buyer !== index) continue
      order.state = 'given'
      for (const { credits, quantity } of order.told.packs) one.available += credits * quantity
      const code = order.told.code?.toUpperCase() ?? ''
      if (!one.codes.has(code)) one.available += bonusOf(code)
      one.codes.add(code)
    }
  }
}

function bonusOf(code: string | null): number {
  return seedCode(code?.toUpperCase() ?? '')?.bonusCredits ?? 0
}

/** Round and round; null while there is none. */
export function pick<Thing>(things: readonly Thing[], index: number): Thing | null {
  return things.length === 0 ? null : (things[index % things.length] ?? null)
}
