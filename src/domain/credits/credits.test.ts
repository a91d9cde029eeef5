import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EngineOffer } from '../generation/engineOffer.ts'
import { MOVEMENT_KINDS, type MovementKind } from './credits.ts'
import { enoughFor } from './enoughFor.ts'
import { movementEffect } from './movementEffect.ts'
import { courseCredits, courseSku } from './courseSku.ts'
import { orderCredits } from './orderCredits.ts'
import { packCredits, packSku } from './packSku.ts'
import { readPurchaseSearch } from './purchaseSearch.ts'

const sum = (...kinds: readonly MovementKind[]) =>
  kinds
    .map((kind) => movementEffect(kind, 4))
    .reduce((all, one) => ({
      available: all.available + one.available,
      reserved: all.reserved + one.reserved,
      used: all.used + one.used,
    }))

const offer = (type: EngineOffer['type'], credits: number, isAvailable = true): EngineOffer => ({
  id: `${type}-${credits}`,
  type,
  name: '',
  credits,
  isAvailable,
  isProcedural: true,
  takes: {},
  typicalTime: null,
  waiting: 0,
})

describe('what movements do', () => {
  it('only what comes in or is taken back changes the total; the others move credits about', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MOVEMENT_KINDS), fc.nat(1_000), (kind, credits) => {
        const { available, reserved, used } = movementEffect(kind, credits)
        const comesIn = ['welcome', 'pack', 'affiliate', 'course', 'correction'].includes(kind)
        const goesOut = kind === 'return'
        expect(available + reserved + used).toBe(comesIn ? credits : goesOut ? 0 - credits : 0)
      }),
    )
  })

  it('a reservation ends as it began, or spent; a refund makes that undone', () => {
    expect(sum('reserve', 'release')).toEqual({ available: 0, reserved: 0, used: 0 })
    expect(sum('reserve', 'charge')).toEqual({ available: -4, reserved: 0, used: 4 })
    expect(sum('reserve', 'charge', 'refund')).toEqual({ available: 0, reserved: 0, used: 0 })
  })
})

describe('packs in an order', () => {
  it('are known by their SKU, whatever else is in it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 1, max: 99 }),
        (credits, quantity) => {
          const lines = [
            { sku: packSku(credits), quantity },
            { sku: 'KUBEK-50', quantity: 3 },
            { quantity: 1 },
          ]
          expect(packCredits(lines)).toBe(credits * quantity)
        },
      ),
    )
  })

  it.each(['KREDYTY-0', 'KREDYTY-050', 'KREDYTY-1000000', 'kredyty-50', 'KREDYTY-50 ', 'KREDYTY-5e3', ''])(
    'are not those with “%s”',
    (sku) => expect(packCredits([{ sku, quantity: 1 }])).toBe(0),
  )
})

describe('courses in an order', () => {
  it('bring the credits of their exercises once each, beside those of packs', () => {
    const lines = [
      { sku: courseSku(7, 60), quantity: 3 },
      { sku: courseSku(13, 0), quantity: 1 },
      { sku: packSku(50), quantity: 2 },
      { sku: 'KURS-07-K060', quantity: 1 },
    ]
    expect(courseCredits(lines)).toBe(60)
    expect(orderCredits(lines)).toBe(160)
  })
})

describe('what credits are enough for', () => {
  it('is counted by the cheapest engine that can be used', () => {
    const offers = [offer('image', 4), offer('image', 3), offer('image', 2, false), offer('video', 8)]
    expect(enoughFor(10, offers, 'image')).toBe(3)
    expect(enoughFor(7, offers, 'video')).toBe(0)
    expect(enoughFor(10, offers, 'music')).toBeNull()
    expect(enoughFor(10, [offer('image', 0)], 'image')).toBeNull()
  })
})

it('an address after a payment gives a token or none', () => {
  expect(readPurchaseSearch({ order: 'G7ftaxUsXw0dux2B8PgpINsz' })).toEqual({
    order: 'G7ftaxUsXw0dux2B8PgpINsz',
  })
  for (const order of [undefined, 5, '', '../x', 'a'.repeat(201)]) {
    expect(readPurchaseSearch({ order })).toEqual({ order: undefined })
  }
})
