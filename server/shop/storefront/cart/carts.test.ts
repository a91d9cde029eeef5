import type { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { checkoutRoutes } from '#server/shop/checkout/checkoutRoutes.ts'
import { cartMutationErrors, changedCart, mutateCart, quantitiesOf, readCart } from '#support/cartCalls.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  askStorefront,
  makeProduct,
  setStock,
  storefrontApp,
  variantGid,
} from '#support/storefrontFixture.ts'
import { completeCart } from '../carts.ts'
import { findOpenCart } from './findOpenCart.ts'
import { priceCartRow } from './priceCart.ts'
import { seedDiscountCodes } from '../seedDiscountCodes.ts'

const NOWHERE = 'gid://shopify/Cart/nowhere?key=0123456789abcdef0123456789abcdef'
const CART_GONE = [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }]

/** Lines that don't merge. */
const linesOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    merchandiseId: variantGid(2),
    attributes: [{ key: 'n', value: String(from + index) }],
  }))

describeOnDatabase('carts', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
    await seedDiscountCodes(context.database)
    await makeProduct(context, {
      id: 1,
      title: 'Kubek',
      variants: [
        { price: 1_999, stock: 5 },
        { price: 2_500, stock: 0 },
      ],
    })
    await makeProduct(context, { id: 2, title: 'Kurs', variants: [{ price: 10_000 }] })
  })

  const create = async (...lines: { merchandiseId: string; quantity?: number; attributes?: unknown }[]) =>
    changedCart(app, 'cartCreate', { input: { lines } })

  it('is made with everything at once', async () => {
    const cart = await changedCart(app, 'cartCreate', {
      input: {
        lines: [
          { merchandiseId: variantGid(1), quantity: 2, attributes: [{ key: 'Dla', value: 'Zosia' }] },
          { merchandiseId: variantGid(2) },
        ],
        buyerIdentity: { email: 'zosia@example.pl', phone: '+48 600 100 200', countryCode: 'PL' },
        discountCodes: ['techvibe'],
        attributes: [{ key: 'źródło', value: 'sklep' }],
        note: 'Proszę zapakować.',
      },
    })
    expect(cart).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Cart\/[\w-]{24}\?key=[0-9a-f]{32}$/),
      checkoutUrl: expect.stringMatching(/^http:\/\/localhost:3000\/kasa\/[\w-]{24}$/),
      totalQuantity: 3,
      note: 'Proszę zapakować.',
      attributes: [{ key: 'źródło', value: 'sklep' }],
      buyerIdentity: { email: 'zosia@example.pl', phone: '+48 600 100 200', countryCode: 'PL' },
      cost: { subtotalAmount: { amount: '139.98' }, totalAmount: { amount: '118.98' } },
      discountCodes: [{ code: 'techvibe', applicable: true }],
      discountAllocations: [{ discountedAmount: { amount: '21.00' } }],
    })
    expect(await readCart(app, cart.id)).toEqual(cart)
  })

  it('is made empty', async () => {
    const cart = await changedCart(app, 'cartCreate', {})
    expect(cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } })
  })

  it('keeps no more text than a cart needs, in one field, in one list or in all', async () => {
    const lists = Array.from({ length: 101 }, (_, index) => ({ key: `k${index}`, value: '' }))
    const { userErrors } = await mutateCart(app, 'cartCreate', { input: { attributes: lists } })
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'attributes'] }])

    const { id } = await create({ merchandiseId: variantGid(2) })
    const long = { key: 'dedykacja', value: 'a'.repeat(5_000) }
    const lines = linesOf(40).map((line) => ({ ...line, attributes: [...line.attributes, long] }))
    await changedCart(app, 'cartLinesAdd', { cartId: id, lines })
    const more = linesOf(20, 40).map((line) => ({ ...line, attributes: [...line.attributes, long] }))
    const full = await mutateCart(app, 'cartLinesAdd', { cartId: id, lines: more })
    expect(full).toMatchObject({ cart: null, userErrors: [{ code: 'CART_TOO_LARGE' }] })
    expect((await readCart(app, id))?.lines.nodes).toHaveLength(41)
  })

  describe('lines', () => {
    it('become more of what is there, newest first', async () => {
      const { id } = await create({ merchandiseId: variantGid(1), quantity: 1 })
      const gift = [{ key: 'Dla', value: 'Zosia' }]
      await changedCart(app, 'cartLinesAdd', {
        cartId: id,
        lines: [{ merchandiseId: variantGid(2), quantity: 1 }],
      })
      const cart = await changedCart(app, 'cartLinesAdd', {
        cartId: id,
        lines: [
          { merchandiseId: variantGid(1), quantity: 2 },
          { merchandiseId: variantGid(2), quantity: 4, attributes: gift },
        ],
      })
      expect(cart.lines.nodes.map((line) => [line.merchandise.id, line.quantity, line.attributes])).toEqual([
        [variantGid(2), 4, gift],
        [variantGid(2), 1, []],
        [variantGid(1), 3, []],
      ])
    })

    it('are set, emptied by 0 and removed', async () => {
      const { id, lines } = await create({ merchandiseId: variantGid(1) }, { merchandiseId: variantGid(2) })
      const [course, mug] = lines.nodes
      const changed = await changedCart(app, 'cartLinesUpdate', {
        cartId: id,
        lines: [
          { id: mug?.id, quantity: 4 },
          { id: course?.id, quantity: 0 },
        ],
      })
      expect(quantitiesOf(changed)).toEqual({ 100: 4 })
      const removed = await changedCart(app, 'cartLinesRemove', { cartId: id, lineIds: [mug?.id] })
      expect(removed).toMatchObject({ totalQuantity: 0, cost: { totalAmount: { amount: '0.00' } } })
    })

    it('hold a course once, added or set, and a mug as often as it is wanted', async () => {
      const course = { price: 10_000, requiresShipping: false }
      await makeProduct(context, { id: 3, variants: [course] })
      const two = { merchandiseId: variantGid(3), quantity: 2 }
      const tooMany = { cart: null, userErrors: [{ code: 'MAXIMUM_EXCEEDED', field: ['lines'] }] }
      expect(await mutateCart(app, 'cartCreate', { input: { lines: [two] } })).toMatchObject(tooMany)

      const { id, lines } = await create({ merchandiseId: variantGid(3) })
      const [line] = lines.nodes
      const again = { cartId: id, lines: [{ merchandiseId: variantGid(3) }] }
      expect(await mutateCart(app, 'cartLinesAdd', again)).toMatchObject(tooMany)
      const set = { cartId: id, lines: [{ id: line?.id, quantity: 2 }] }
      expect(await mutateCart(app, 'cartLinesUpdate', set)).toMatchObject(tooMany)
      await changedCart(app, 'cartLinesAdd', {
        cartId: id,
        lines: [{ merchandiseId: variantGid(2), quantity: 7 }],
      })
      expect(quantitiesOf(await readCart(app, id))).toEqual({ 200: 7, 300: 1 })
    })

    it('change their attributes and merge when they become equal', async () => {
      const { id, lines } = await create(
        { merchandiseId: variantGid(2), quantity: 1 },
        { merchandiseId: variantGid(2), quantity: 2, attributes: [{ key: 'Dla', value: 'Zosia' }] },
      )
      expect(lines.nodes).toHaveLength(2)
      const gift = lines.nodes[0]
      const merged = await changedCart(app, 'cartLinesUpdate', {
        cartId: id,
        lines: [{ id: gift?.id, attributes: [] }],
      })
      expect(merged.lines.nodes.map((line) => line.quantity)).toEqual([3])
    })

    it('are cut to what is in stock, with a warning', async () => {
      const { cart, warnings } = await mutateCart(app, 'cartCreate', {
        input: {
          lines: [
            { merchandiseId: variantGid(1), quantity: 8 },
            { merchandiseId: variantGid(1, 1), quantity: 1 },
            { merchandiseId: variantGid(2), quantity: 9_999 },
          ],
        },
      })
      expect(quantitiesOf(cart)).toEqual({ 100: 5, 101: 0, 200: 9_999 })
      expect(warnings.map(({ code, target }) => [code, target])).toEqual([
        ['MERCHANDISE_NOT_ENOUGH_STOCK', cart?.lines.nodes[2]?.id],
        ['MERCHANDISE_OUT_OF_STOCK', cart?.lines.nodes[1]?.id],
      ])

      await setStock(context, 100, 3)
      const later = await mutateCart(app, 'cartNoteUpdate', { cartId: cart?.id, note: 'x' })
      expect(quantitiesOf(later.cart)['100']).toBe(3)
      expect(later.warnings[0]?.code).toBe('MERCHANDISE_NOT_ENOUGH_STOCK')
    })

    it.each([-1, 0, 1_000_000, 1_000_000_000])('can’t be added in a quantity of %d', async (quantity) => {
      const { id } = await create()
      const lines = [{ merchandiseId: variantGid(2), quantity }]
      const expected = {
        code: 'INVALID',
        message: `The quantity for merchandise with id ${variantGid(2)} must be greater than zero but less than 1000000.`,
      }
      expect(await mutateCart(app, 'cartLinesAdd', { cartId: id, lines })).toEqual({
        cart: null,
        userErrors: [{ ...expected, field: ['lines', '0', 'quantity'] }],
        warnings: [],
      })
      expect((await mutateCart(app, 'cartCreate', { input: { lines } })).userErrors).toEqual([
        { ...expected, field: ['input', 'lines', '0', 'quantity'] },
      ])
      expect(await readCart(app, id)).toMatchObject({ totalQuantity: 0 })
    })

    it('can’t be worth more than an order can hold, and are left as they were', async () => {
      const { id, lines } = await create({ merchandiseId: variantGid(2), quantity: 3 })
      const tooLarge = { cart: null, userErrors: [{ code: 'CART_TOO_LARGE', field: ['lines'] }] }
      const huge = { merchandiseId: variantGid(2), quantity: 999_999 }
      expect(await mutateCart(app, 'cartCreate', { input: { lines: [huge] } })).toMatchObject(tooLarge)
      const update = { cartId: id, lines: [{ id: lines.nodes[0]?.id, quantity: 999_999 }] }
      expect(await mutateCart(app, 'cartLinesUpdate', update)).toMatchObject(tooLarge)
      expect(await readCart(app, id)).toMatchObject({ totalQuantity: 3 })
    })

    it('can’t be set to a negative or huge quantity', async () => {
      const { id, lines } = await create({ merchandiseId: variantGid(2) })
      for (const quantity of [-1, 1_000_000]) {
        const { userErrors } = await mutateCart(app, 'cartLinesUpdate', {
          cartId: id,
          lines: [{ id: lines.nodes[0]?.id, quantity }],
        })
        expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['lines', '0', 'quantity'] }])
      }
      const { userErrors } = await mutateCart(app, 'cartLinesAdd', {
        cartId: id,
        lines: [{ merchandiseId: variantGid(2), quantity: 999_999 }],
      })
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['lines'] }])
    })

    it('take no quantity that is no whole number: that is an error of the query', async () => {
      const { id } = await create()
      for (const quantity of [1.5, '2', 3_000_000_000]) {
        const lines = [{ merchandiseId: variantGid(2), quantity }]
        expect(await cartMutationErrors(app, 'cartLinesAdd', { cartId: id, lines })).toHaveLength(1)
      }
    })

    it('name the merchandise and the lines that are unknown, and change nothing', async () => {
      const { id, lines } = await create({ merchandiseId: variantGid(2) })
      const other = await create({ merchandiseId: variantGid(2) })
      for (const merchandiseId of [variantGid(99), 'gid://shopify/Product/1', 'x', '']) {
        const { userErrors } = await mutateCart(app, 'cartLinesAdd', {
          cartId: id,
          lines: [{ merchandiseId: variantGid(2) }, { merchandiseId }],
        })
        expect(userErrors).toEqual([
          {
            code: 'INVALID',
            field: ['lines', '1', 'merchandiseId'],
            message: `The merchandise with id ${merchandiseId} does not exist.`,
          },
        ])
      }
      for (const lineId of ['x', 'gid://shopify/CartLine/x?cart=y', other.lines.nodes[0]?.id]) {
        const updated = await mutateCart(app, 'cartLinesUpdate', {
          cartId: id,
          lines: [
            { id: lines.nodes[0]?.id, quantity: 9 },
            { id: lineId, quantity: 1 },
          ],
        })
        expect(updated.userErrors).toMatchObject([
          { code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '1', 'id'] },
        ])
        const removed = await mutateCart(app, 'cartLinesRemove', {
          cartId: id,
          lineIds: [lines.nodes[0]?.id, lineId],
        })
        expect(removed.userErrors).toMatchObject([
          { code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '1'] },
        ])
      }
      expect(await readCart(app, id)).toMatchObject({ totalQuantity: 1 })
    })

    it('are 250 at most, in a call and in a cart', async () => {
      const { id } = await create()
      expect(await cartMutationErrors(app, 'cartLinesAdd', { cartId: id, lines: linesOf(251) })).toEqual([
        'MAX_INPUT_SIZE_EXCEEDED',
      ])
      await changedCart(app, 'cartLinesAdd', { cartId: id, lines: linesOf(250) })
      const { userErrors } = await mutateCart(app, 'cartLinesAdd', { cartId: id, lines: linesOf(1, 250) })
      expect(userErrors).toMatchObject([{ code: 'CART_TOO_LARGE' }])
      expect((await readCart(app, id))?.lines.nodes).toHaveLength(250)
    })

    it('keep a long greeting in their attributes', async () => {
      const value = 'Ż'.repeat(5_000)
      const cart = await create({ merchandiseId: variantGid(2), attributes: [{ key: 'Treść', value }] })
      expect(cart.lines.nodes[0]?.attributes).toEqual([{ key: 'Treść', value }])
      const { userErrors } = await mutateCart(app, 'cartLinesAdd', {
        cartId: cart.id,
        lines: [{ merchandiseId: variantGid(2), attributes: [{ key: 'Treść', value: `${value}!` }] }],
      })
      expect(userErrors).toMatchObject([
        { code: 'INVALID', field: ['lines', '0', 'attributes', '0', 'value'] },
      ])
    })
  })

  describe('discount codes', () => {
    it('apply, are replaced and are removed', async () => {
      const { id } = await create({ merchandiseId: variantGid(2) })
      const codes = async (...discountCodes: string[]) =>
        mutateCart(app, 'cartDiscountCodesUpdate', { cartId: id, discountCodes })
      expect((await codes('AIMASTER2024')).cart).toMatchObject({ cost: { totalAmount: { amount: '90.00' } } })
      expect((await codes('CREATIVEPRO', 'ISKRA20')).cart).toMatchObject({
        cost: { totalAmount: { amount: '80.00' } },
        discountCodes: [
          { code: 'CREATIVEPRO', applicable: false },
          { code: 'ISKRA20', applicable: true },
        ],
      })
      expect((await codes()).cart).toMatchObject({
        cost: { totalAmount: { amount: '100.00' } },
        discountCodes: [],
      })
    })

    it('are five at most', async () => {
      const { id } = await create({ merchandiseId: variantGid(2) })
      const discountCodes = ['A', 'B', 'C', 'D', 'E', 'ISKRA20']
      const refused = { cart: null, userErrors: [{ code: 'INVALID', field: ['discountCodes'] }] }
      expect(await mutateCart(app, 'cartDiscountCodesUpdate', { cartId: id, discountCodes })).toMatchObject(
        refused,
      )
      expect(await mutateCart(app, 'cartCreate', { input: { discountCodes } })).toMatchObject({
        cart: null,
        userErrors: [{ code: 'INVALID', field: ['input', 'discountCodes'] }],
      })
      expect((await readCart(app, id))?.discountCodes).toEqual([])
    })

    it('are not for guessing: an address tries some an hour, whatever carts it has', async () => {
      const { auth } = context.config
      const strict = { ...context, config: { ...context.config, auth: { ...auth, throttleFactor: 1 } } }
      const guesser = storefrontApp(strict)
      const guess = async (code: string) =>
        askStorefront(
          guesser,
          'mutation ($codes: [String!]) { cartCreate(input: { discountCodes: $codes }) { warnings { code } } }',
          { codes: [`${code}-1`, `${code}-2`, `${code}-3`, `${code}-4`, `${code}-5`] },
        )
      for (let tries = 0; tries < 12; tries += 1) {
        expect((await guess(`KOD-${tries}`)).errors).toBeUndefined()
      }
      expect((await guess('ISKRA20')).errors).toMatchObject([{ extensions: { code: 'THROTTLED' } }])
      // The same limit holds at the checkout, and neither keeps anybody from buying.
      const { id, checkoutUrl } = await changedCart(guesser, 'cartCreate', { input: {} })
      const token = new URL(checkoutUrl).pathname.split('/').at(-1) ?? ''
      const refused = await checkoutRoutes(strict).request(`/${token}/discount`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"code":"ISKRA20"}',
      })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      const none = { cartId: id, discountCodes: [] }
      expect((await mutateCart(guesser, 'cartDiscountCodesUpdate', none)).userErrors).toEqual([])
    })

    it('that are unknown stay, not applicable, with a warning', async () => {
      const { id } = await create({ merchandiseId: variantGid(2) })
      const { cart, userErrors, warnings } = await mutateCart(app, 'cartDiscountCodesUpdate', {
        cartId: id,
        discountCodes: ['NIC', 'nic', ' '],
      })
      expect(userErrors).toEqual([])
      expect(cart?.discountCodes).toEqual([{ code: 'NIC', applicable: false }])
      expect(warnings).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND', target: id }])
    })
  })

  it('takes what is said of the buyer, and refuses what can’t be', async () => {
    const { id } = await create()
    const set = async (buyerIdentity: unknown) =>
      mutateCart(app, 'cartBuyerIdentityUpdate', { cartId: id, buyerIdentity })
    await set({ email: 'a@b.pl', phone: '600100200' })
    expect((await set({ phone: null })).cart?.buyerIdentity).toEqual({
      email: 'a@b.pl',
      phone: null,
      countryCode: null,
    })
    expect((await set({ email: 'nie adres' })).userErrors).toMatchObject([
      { field: ['buyerIdentity', 'email'] },
    ])
    expect((await set({ phone: 'telefon' })).userErrors).toMatchObject([
      { field: ['buyerIdentity', 'phone'] },
    ])
  })

  it('replaces its attributes and note', async () => {
    const { id } = await create()
    await changedCart(app, 'cartAttributesUpdate', { cartId: id, attributes: [{ key: 'a', value: '1' }] })
    const cart = await changedCart(app, 'cartAttributesUpdate', {
      cartId: id,
      attributes: [{ key: 'b', value: '' }],
    })
    expect(cart.attributes).toEqual([{ key: 'b', value: '' }])
    const { userErrors } = await mutateCart(app, 'cartNoteUpdate', { cartId: id, note: 'x'.repeat(5_001) })
    expect(userErrors).toMatchObject([{ code: 'NOTE_TOO_LONG', field: ['note'] }])
  })

  describe('permission', () => {
    it('is the key: a wrong or missing one tells no more than an unknown cart', async () => {
      const { id } = await create({ merchandiseId: variantGid(2) })
      const [address = ''] = id.split('?')
      const wrongKey = `${address}?key=${'0'.repeat(32)}`
      for (const cartId of [NOWHERE, address, `${address}?key=`, wrongKey, `${id}0`, 'x', '']) {
        expect(await readCart(app, cartId)).toBeNull()
        const lines = [{ merchandiseId: variantGid(2) }]
        const answers = [
          await mutateCart(app, 'cartLinesAdd', { cartId, lines }),
          await mutateCart(app, 'cartLinesAdd', { cartId, lines: [{ merchandiseId: 'x', quantity: -1 }] }),
          await mutateCart(app, 'cartLinesUpdate', { cartId, lines: [{ id: 'x', quantity: 0 }] }),
          await mutateCart(app, 'cartLinesRemove', { cartId, lineIds: ['x'] }),
          await mutateCart(app, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity: { email: 'x' } }),
          await mutateCart(app, 'cartDiscountCodesUpdate', { cartId, discountCodes: [] }),
        ]
        expect(answers).toEqual(answers.map(() => ({ cart: null, userErrors: CART_GONE, warnings: [] })))
      }
      expect(await readCart(app, id)).toMatchObject({ totalQuantity: 1 })
    })

    it('ends when the cart has become an order', async () => {
      const { id } = await create({ merchandiseId: variantGid(2) })
      const cart = await findOpenCart(context.database, id)
      if (cart === null) throw new Error('the cart is gone')
      const priced = await priceCartRow(context.database, cart, context.now())
      const complete = async () =>
        context.database.transaction((tx) => completeCart(tx, priced, context.now()))
      expect(await complete()).toBe(true)
      expect(await complete()).toBe(false)
      expect(await readCart(app, id)).toBeNull()
      expect((await mutateCart(app, 'cartLinesRemove', { cartId: id, lineIds: [] })).userErrors).toEqual(
        CART_GONE,
      )
    })
  })

  it('refuses text that no database keeps', async () => {
    const { id } = await create()
    expect(await cartMutationErrors(app, 'cartNoteUpdate', { cartId: id, note: 'a\0b' })).toEqual([
      'BAD_REQUEST',
    ])
    expect(await cartMutationErrors(app, 'cartNoteUpdate', { cartId: id, note: '\uD800' })).toEqual([
      'BAD_REQUEST',
    ])
  })
})
