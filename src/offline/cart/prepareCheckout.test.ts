import { describe, expect, it } from 'vitest'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import type { GiftWords } from '#domain/gifts/giftWords.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { goods, variantId } from '#support/cart/goods.ts'
import { busy, openShop, unreachable } from '#support/cart/openShop.ts'
import { goodNetwork } from '#support/cart/storefrontStub.ts'
import { putGift } from '../gifts/putGift.ts'
import { readCartState } from './cartState.ts'
import { addToCart } from './commands.ts'
import { readCart } from './readCart.ts'

describe('preparing the checkout', () => {
  it('opens what is in the cart', async () => {
    const { db, storefront, checkout } = openShop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toEqual({ kind: 'open', url: 'https://sklep.example/kasa/1' })
    storefront.calls.length = 0
    expect(await checkout()).toMatchObject({ kind: 'open' })
    expect(storefront.calls).toEqual(['cart'])
  })

  it('says of a shop that cannot be reached that it cannot be, not that it has no checkout', async () => {
    const { db, checkout, setNetwork } = openShop()
    setNetwork(unreachable)
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_SHOP_UNREACHABLE' })
    expect((await readCart(db)).items).toHaveLength(1)
  })

  it('stays local where the storefront has no checkout', async () => {
    const { db, storefront, checkout } = openShop()
    storefront.hasCheckout = false
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toEqual({ kind: 'local' })
    expect((await readCart(db)).items).toHaveLength(1)
  })

  it.each(['before there was a checkout', 'after'])(
    'says that the shop asks for a moment, %s',
    async (when) => {
      const { db, checkout, drain, setNetwork } = openShop()
      if (when === 'after') {
        await addToCart(db, { ...goods(1), quantity: 1 })
        await drain()
      }
      setNetwork(busy)
      await addToCart(db, { ...goods(1), quantity: 2 })
      expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_SHOP_BUSY' })
      expect((await readCart(db)).syncState).toBe('backing-off')
    },
  )

  it('does not open a checkout it could not check', async () => {
    const { db, checkout, drain, setNetwork } = openShop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await drain()
    setNetwork(unreachable)
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_SHOP_UNREACHABLE' })
  })

  it('shows a changed cart before it opens it', async () => {
    const { db, storefront, checkout } = openShop()
    storefront.addVariant(variantId(1), 1_000, 1)
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_CHANGED' })
    expect(await checkout()).toMatchObject({ kind: 'open' })
  })

  it('waits for a person when something was refused', async () => {
    const { db, checkout } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await addToCart(db, { ...goods(99), quantity: 2 })
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_HAS_REFUSALS' })
  })

  it('sends a gift whose day is over back to its giver, and opens once another is chosen', async () => {
    const { db, storefront, checkout } = openShop()
    const gift = (deliveryDate: string) =>
      putGift(db, {
        ...goods(1),
        quantity: 1,
        id: 'a-gift',
        personalization: { ...NO_DETAILS, recipientName: 'Halina', deliveryDate },
      })
    const yesterday = calendarDay(new Date(Date.now() - 24 * 60 * 60_000))
    await gift(yesterday)
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_GIFT_DAY_OVER' })
    expect(storefront.calls).toEqual([])
    await gift(calendarDay(new Date()))
    expect(await checkout()).toMatchObject({ kind: 'open' })
  })

  it('sends a card with blanks back to its giver, and opens once its words are there', async () => {
    const { db, storefront, checkout } = openShop()
    const { product, variant } = goods(1)
    const card = { ...product, details: { aiTemplateBase: '{imie}, sto lat!\n\n{nadawca}' } }
    const write = (given: Record<string, string>, own: Partial<GiftWords> = {}) =>
      putGift(db, {
        product: card,
        variant: { ...variant, requiresShipping: true },
        quantity: 1,
        id: 'a-gift',
        personalization: { ...NO_DETAILS, words: { given, text: null, ...own } },
      })
    await write({ imie: 'Halino' })
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_OWN_MISSING' })
    expect(storefront.calls).toEqual([])
    await write({ imie: 'Halino', nadawca: 'Ola' })
    expect(await checkout()).toMatchObject({ kind: 'open' })
    await write({}, { isByHand: true })
    expect(await checkout()).toMatchObject({ kind: 'open' })
  })

  it('learns from the shop what a line of an earlier release asks for, and keeps the line', async () => {
    const { db, storefront, checkout } = openShop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await db.cartItems.toCollection().modify(({ blanks: _unknown, ...earlier }, found) => {
      found.value = earlier
    })
    storefront.addVariant(variantId(1), 1_000, null, ['imie', 'nadawca'])
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_OWN_MISSING' })
    const [item] = (await readCart(db)).items
    expect(item).toMatchObject({ quantity: 2, blanks: ['imie', 'nadawca'] })
    const personalization = {
      ...NO_DETAILS,
      words: { given: { imie: 'Halino', nadawca: 'Ola' }, text: null },
    }
    const card = { ...goods(1).product, details: { aiTemplateBase: '{imie} {nadawca}' } }
    await putGift(db, { ...goods(1), product: card, quantity: 1, id: item?.id ?? '', personalization })
    expect(await checkout()).toMatchObject({ kind: 'open' })
    const { cartId } = await readCartState(db)
    const { lines } = await storefront.cart(cartId ?? '')
    expect(lines.map(({ quantity, attributes }) => [quantity, attributes.length])).toEqual([[2, 1]])
  })

  it('hands the words of a gift to a store that takes the order itself, and opens nothing without that', async () => {
    const { db, storefront, checkout, setNetwork } = openShop()
    const words = { given: { imie: 'Halino' }, text: null }
    const personalization = { ...NO_DETAILS, recipientName: 'Halina', giftWrap: true, words }
    await putGift(db, { ...goods(1), quantity: 2, id: 'a-gift', personalization })
    await addToCart(db, { ...goods(2), quantity: 1 })
    setNetwork((name, perform) => (name === 'cartLinesUpdate' ? unreachable(name, perform) : perform()))
    expect(await checkout(true)).toMatchObject({ kind: 'failed', code: 'CART_SHOP_UNREACHABLE' })
    setNetwork(goodNetwork)
    expect(await checkout(true)).toMatchObject({ kind: 'open' })
    const { cartId } = await readCartState(db)
    const { lines } = await storefront.cart(cartId ?? '')
    expect(lines.map(({ quantity, attributes }) => [quantity, attributes])).toEqual([
      [
        2,
        [
          { key: '_line', value: 'a-gift' },
          { key: '_gift_wrap', value: '1' },
          { key: 'Dla kogo', value: 'Halina' },
          { key: 'Imię', value: 'Halino' },
          { key: 'Pakowanie na prezent', value: 'tak' },
        ],
      ],
      [1, []],
    ])
    // The line is still the same one for a buyer who comes back.
    expect(await checkout(true)).toMatchObject({ kind: 'open' })
    expect((await readCart(db)).items).toHaveLength(2)
  })

  it('has nothing to open for an empty cart', async () => {
    const { checkout } = openShop()
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_EMPTY' })
  })

  it('leaves no line unsent when the cart was gone and could not be made anew', async () => {
    const { db, storefront, drain, checkout, setNetwork, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await drain()
    storefront.forget((await readCartState(db)).cartId ?? '')
    setNetwork((name, perform) => (name === 'cart' ? perform() : unreachable(name, perform)))
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_SHOP_UNREACHABLE' })
    setNetwork(goodNetwork)
    expect((await readCart(db)).syncState).toBe('waiting')
    await drain()
    expect(await there()).toEqual([[1, 2]])
  })

  it('takes along what was added while it asked', async () => {
    const { db, checkout, setNetwork, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    let added = false
    setNetwork(async (_name, perform) => {
      const answer = await perform()
      if (!added) await addToCart(db, { ...goods(2), quantity: 1 })
      added = true
      return answer
    })
    expect(await checkout()).toMatchObject({ kind: 'open' })
    expect(await there()).toEqual([
      [1, 1],
      [2, 1],
    ])
  })
})
