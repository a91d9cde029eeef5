import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { desiredLines, remoteLines } from './cartArbitrary.ts'
import { remoteLineKey } from './lineKey.ts'
import {
  adjustments,
  type CartPlan,
  type DesiredLine,
  isEmptyPlan,
  isOutOfStock,
  reconcileCart,
} from './reconcileCart.ts'
import type { RemoteCartLine } from './remoteCart.ts'

/** Carries a plan out as the storefront would with everything in stock. */
function perform(plan: CartPlan, remote: readonly RemoteCartLine[], like: RemoteCartLine): RemoteCartLine[] {
  const removed = new Set(plan.remove.map((step) => step.lineId))
  const quantities = new Map(plan.update.map((step) => [step.lineId, step.quantity]))
  const kept = remote
    .filter((line) => !removed.has(line.id))
    .map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
  const added = plan.add.map((line, index) => ({
    ...like,
    id: `gid://shopify/CartLine/new-${index}`,
    quantity: line.quantity,
    attributes: line.attributes,
    variant: { ...like.variant, id: line.merchandiseId },
  }))
  return [...kept, ...added]
}

const [sample] = fc.sample(
  remoteLines.filter((lines) => lines.length > 0),
  { numRuns: 1, seed: 1 },
)
const like = sample?.[0]
if (like === undefined) throw new Error('no sample line')

const byKey = (lines: readonly { key: string; quantity: number }[]) =>
  Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]))

describe('reconcileCart', () => {
  it('reaches the desired cart, and then plans nothing more', () => {
    fc.assert(
      fc.property(desiredLines, remoteLines, (desired, remote) => {
        const answer = perform(reconcileCart(desired, remote), remote, like)
        expect(byKey(answer.map((line) => ({ key: remoteLineKey(line), quantity: line.quantity })))).toEqual(
          byKey(desired),
        )
        expect(isEmptyPlan(reconcileCart(desired, answer))).toBe(true)
        expect(adjustments(desired, answer)).toEqual([])
      }),
    )
  })

  it('names each line at most once and leaves right lines alone', () => {
    fc.assert(
      fc.property(desiredLines, remoteLines, (desired, remote) => {
        const plan = reconcileCart(desired, remote)
        const touched = [...plan.remove, ...plan.update].map((step) => step.lineId)
        expect(new Set(touched).size).toBe(touched.length)
        const present = new Set(remote.map(remoteLineKey))
        expect(plan.add.every((line) => !present.has(line.key))).toBe(true)
        expect(
          plan.update.every(
            (step) => remote.find((line) => line.id === step.lineId)?.quantity !== step.quantity,
          ),
        ).toBe(true)
      }),
    )
  })

  it('keeps its hands off untouched lines on both sides', () => {
    fc.assert(
      fc.property(desiredLines, remoteLines, (desired, remote) => {
        const untouched = new Set([...desired.map((line) => line.key), ...remote.map(remoteLineKey)])
        expect(isEmptyPlan(reconcileCart(desired, remote, untouched))).toBe(true)
        expect(adjustments(desired, remote, untouched)).toEqual([])
      }),
    )
  })
})

describe('isOutOfStock', () => {
  const wish: DesiredLine = {
    key: remoteLineKey(like),
    merchandiseId: like.variant.id,
    quantity: 5,
    attributes: like.attributes,
  }
  const holding = (quantity: number, quantityAvailable: number | null): RemoteCartLine => ({
    ...like,
    quantity,
    variant: { ...like.variant, quantityAvailable },
  })

  it('believes the storefront that counts its pieces', () => {
    const remote = [holding(3, 3)]
    expect(isOutOfStock(reconcileCart([wish], remote), remote)).toBe(true)
  })

  it.each([
    ['there are more', holding(3, 4)],
    ['nothing is counted', holding(3, null)],
    ['it holds too many', holding(8, 8)],
  ])('asks again when %s', (_case, line) => {
    expect(isOutOfStock(reconcileCart([wish], [line]), [line])).toBe(false)
  })
})
