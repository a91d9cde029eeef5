import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedCart, mutateCart, quantitiesOf, readCart, type CartBody } from '#support/cartCalls.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { makeProduct, storefrontApp, variantGid } from '#support/storefrontFixture.ts'

const isLong = process.env['LONG'] !== undefined
const RUNS = isLong ? 500 : 8
const TIME_LIMIT = isLong ? { timeout: 0 } : {}

const lineOf = (cart: CartBody, productId: number) =>
  cart.lines.nodes.find((line) => line.merchandise.id === variantGid(productId))?.id

const limit = (productId: number) => (productId === 3 ? 5 : Infinity)

type Step =
  | { readonly kind: 'add'; readonly product: number; readonly quantity: number }
  | { readonly kind: 'set'; readonly product: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly product: number }

const product = fc.integer({ min: 1, max: 3 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), product, quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('set' as const), product, quantity: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ kind: fc.constant('remove' as const), product }),
)

describeOnBothDatabases('a cart changed by many', 'locks, or one connection', (freshContext) => {
  it('loses and doubles nothing when calls come at the same time', async () => {
    const context = await freshContext()
    const app = storefrontApp(context)
    for (const id of [1, 2]) await makeProduct(context, { id })
    const { id } = await changedCart(app, 'cartCreate', {})
    const calls = Array.from({ length: 24 }, (_, index) =>
      changedCart(app, 'cartLinesAdd', {
        cartId: id,
        lines: [{ merchandiseId: variantGid((index % 2) + 1), quantity: index < 12 ? 1 : 2 }],
      }),
    )
    await Promise.all(calls)
    expect(quantitiesOf(await readCart(app, id))).toEqual({ 100: 18, 200: 18 })
  })

  it('gives all of its callers together no more than there is', async () => {
    const context = await freshContext()
    const app = storefrontApp(context)
    await makeProduct(context, { id: 1, variants: [{ price: 100, stock: 7 }] })
    const { id } = await changedCart(app, 'cartCreate', {})
    const add = () =>
      mutateCart(app, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: variantGid(1) }] })
    const answers = await Promise.all(Array.from({ length: 12 }, add))
    expect(quantitiesOf(await readCart(app, id))).toEqual({ 100: 7 })
    expect(answers.flatMap((answer) => answer.warnings)).toHaveLength(5)
  })

  it('is what a plain model of it is, whatever is done', TIME_LIMIT, async () => {
    const context = await freshContext()
    const app = storefrontApp(context)
    for (const id of [1, 2, 3]) {
      await makeProduct(context, { id, variants: [{ price: id * 100, stock: id === 3 ? 5 : null }] })
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps: Step[]) => {
        let cart = await changedCart(app, 'cartCreate', {})
        const cartId = cart.id
        const model = new Map<number, number>()
        for (const one of steps) {
          const id = lineOf(cart, one.product)
          if (one.kind === 'add') {
            const lines = [{ merchandiseId: variantGid(one.product), quantity: one.quantity }]
            cart = await changedCart(app, 'cartLinesAdd', { cartId, lines })
            const sum = (model.get(one.product) ?? 0) + one.quantity
            model.set(one.product, Math.min(sum, limit(one.product)))
          } else if (id !== undefined && one.kind === 'set') {
            cart = await changedCart(app, 'cartLinesUpdate', {
              cartId,
              lines: [{ id, quantity: one.quantity }],
            })
            model.set(one.product, Math.min(one.quantity, limit(one.product)))
            if (one.quantity === 0) model.delete(one.product)
          } else if (id !== undefined) {
            cart = await changedCart(app, 'cartLinesRemove', { cartId, lineIds: [id] })
            model.delete(one.product)
          }
        }
        const expected = Object.fromEntries([...model].map(([id, quantity]) => [id * 100, quantity]))
        expect(quantitiesOf(await readCart(app, cartId))).toEqual(expected)
        const total = [...model].reduce((sum, [id, quantity]) => sum + id * 100 * quantity, 0)
        expect(cart.cost.subtotalAmount.amount).toBe((total / 100).toFixed(2))
      }),
      { numRuns: RUNS },
    )
  })
})
