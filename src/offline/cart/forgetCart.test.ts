import { describe, expect, it } from 'vitest'
import { goods, variantId } from '#support/cart/goods.ts'
import { openShop } from '#support/cart/openShop.ts'
import { changeCartState, readCartState } from './cartState.ts'
import { addToCart } from './commands.ts'
import { setCartQuantity } from './quantityCommands.ts'
import { readCart } from './readCart.ts'
import { restoreToCart } from './restoreToCart.ts'

describe('a cart the storefront no longer knows', () => {
  it('is made anew with the same lines', async () => {
    const { db, storefront, drain, there } = openShop()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    await drain()
    storefront.forget((await readCartState(db)).cartId ?? '')
    await setCartQuantity(db, item, 3)
    await drain()
    expect(await there()).toEqual([[1, 3]])
    expect(await readCart(db)).toMatchObject({ syncState: 'synced', notices: [{ kind: 'cart-rebuilt' }] })
  })

  it('was bought when a checkout was opened: later additions stay, and it can be undone', async () => {
    const { db, storefront, drain, checkout, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toMatchObject({ kind: 'open' })
    await addToCart(db, { ...goods(1), quantity: 1 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    storefront.complete((await readCartState(db)).cartId ?? '')
    await drain()
    expect(await there()).toEqual([
      [1, 1],
      [2, 1],
    ])
    const { notices } = await readCart(db)
    expect(notices).toMatchObject([
      { kind: 'order-completed', linesLeft: 2, removed: [{ item: { quantity: 2 } }] },
    ])
    const [notice] = notices
    if (notice?.kind === 'order-completed') await restoreToCart(db, notice.removed)
    await drain()
    expect(await there()).toEqual([
      [1, 3],
      [2, 1],
    ])
  })

  it('was bought with what had arrived there since the checkout was opened', async () => {
    const { db, storefront, drain, checkout } = openShop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await checkout()
    await addToCart(db, { ...goods(2), quantity: 1 })
    await drain()
    storefront.complete((await readCartState(db)).cartId ?? '')
    await addToCart(db, { ...goods(3), quantity: 1 })
    await drain()
    expect((await readCart(db)).items).toMatchObject([{ title: 'Produkt 3', quantity: 1 }])
  })

  it.each(['gid://shopify/Cart/999?key=somebody', 'nonsense', ''])(
    'is replaced when its id is %j',
    async (cartId) => {
      const { db, drain, there } = openShop()
      await addToCart(db, { ...goods(1), quantity: 2 })
      await changeCartState(db, { cartId, lastSync: 1 })
      await drain()
      expect(await there()).toEqual([[1, 2]])
    },
  )
})

describe('a cart known only by its id', () => {
  it('is taken over, and what is here stays', async () => {
    const { db, storefront, drain, there } = openShop()
    const remote = await storefront.cartCreate({
      lines: [
        { merchandiseId: variantId(1), quantity: 5 },
        { merchandiseId: variantId(2), quantity: 1 },
      ],
    })
    await addToCart(db, { ...goods(1), quantity: 2 })
    await changeCartState(db, { cartId: remote.id, lastSync: null })
    await drain()
    expect((await readCart(db)).items).toMatchObject([
      { title: 'Produkt 1', quantity: 2 },
      { title: 'Produkt 2', quantity: 1 },
    ])
    expect(await there()).toEqual([
      [1, 2],
      [2, 1],
    ])
  })
})
