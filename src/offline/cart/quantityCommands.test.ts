import { describe, expect, it, vi } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import type { CartItem } from '#domain/cart/cartItem.ts'
import type { IskraDatabase } from '../database.ts'
import { addToCart, removeFromCart } from './commands.ts'
import { JoinedSteps } from './joinedSteps.ts'
import { lowerCartQuantity, setCartQuantity, stepCartQuantity } from './quantityCommands.ts'
import { readCart } from './readCart.ts'
import { restoreToCart } from './restoreToCart.ts'

const step = (db: IskraDatabase, item: CartItem, by: number) => stepCartQuantity(db, item, () => by)

async function cartOf(quantity: number) {
  const db = memoryDatabase()
  const item = await addToCart(db, { ...goods(1), quantity })
  const held = async () => (await readCart(db)).items.map((one) => one.quantity)
  return { db, item, held }
}

describe('a quantity that is typed', () => {
  it('keeps fifty changes of a line as one intent', async () => {
    const { db, item } = await cartOf(1)
    for (let quantity = 2; quantity <= 50; quantity += 1) await setCartQuantity(db, item, quantity)
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'cart.line', version: 50, arguments: { quantity: 50 } },
    ])
  })

  it.each([0, -1])('removes a line set to %s', async (quantity) => {
    const { db, item } = await cartOf(1)
    await setCartQuantity(db, item, quantity)
    expect((await readCart(db)).items).toEqual([])
  })

  it.each([
    [1.5, 'CART_QUANTITY_NOT_WHOLE'],
    [Number.NaN, 'CART_QUANTITY_NOT_WHOLE'],
    [1e9, 'CART_QUANTITY_TOO_LARGE'],
  ])('refuses to set %s and changes nothing', async (quantity, code) => {
    const { db, item } = await cartOf(1)
    await expect(setCartQuantity(db, item, quantity)).rejects.toMatchObject({ name: 'OfflineError', code })
    expect((await readCart(db)).items).toMatchObject([{ quantity: 1 }])
    expect(await db.outbox.toArray()).toMatchObject([{ version: 1 }])
  })

  it('brings a line back that has left meanwhile', async () => {
    const { db, item, held } = await cartOf(2)
    await removeFromCart(db, item)
    await setCartQuantity(db, item, 5)
    expect(await held()).toEqual([5])
  })
})

describe('a step', () => {
  it('counts from what is kept, whatever was seen', async () => {
    const { db, item, held } = await cartOf(3)
    await Promise.all([1, 1, -1, 1, 1].map((by) => step(db, item, by)))
    expect(await held()).toEqual([6])
    expect(await db.outbox.toArray()).toMatchObject([{ version: 6, arguments: { quantity: 6 } }])
  })

  it('takes the line out with its last piece, and undo brings that piece back', async () => {
    const { db, item, held } = await cartOf(2)
    await step(db, item, -1)
    const { quantity, removed } = await step(db, item, -1)
    expect([quantity, await held()]).toEqual([0, []])
    expect((await step(db, item, -1)).removed).toEqual([])
    await restoreToCart(db, removed)
    expect(await held()).toEqual([1])
  })

  it('up brings a line back that has left meanwhile, and joins one that was put in again', async () => {
    const { db, item, held } = await cartOf(2)
    await removeFromCart(db, item)
    await step(db, item, 1)
    expect(await held()).toEqual([1])
    await removeFromCart(db, item)
    await addToCart(db, { ...goods(1), quantity: 4 })
    await step(db, item, 1)
    expect(await held()).toEqual([5])
  })

  it('stops at the most a line may hold', async () => {
    const { db, item, held } = await cartOf(9_998)
    await Promise.all([1, 1, 1].map((by) => step(db, item, by)))
    expect(await held()).toEqual([9_999])
  })
})

describe('steps that are pressed faster than they are kept', () => {
  it('are kept together, each counted', async () => {
    const { db, item, held } = await cartOf(1)
    const presses = new JoinedSteps()
    const answers = await Promise.all(Array.from({ length: 50 }, () => presses.step(db, item, 1)))
    expect(await held()).toEqual([51])
    expect(answers.filter((answer) => answer !== null)).toMatchObject([{ quantity: 51 }])
    expect(await db.outbox.toArray()).toMatchObject([{ version: 2 }])
  })

  it('stop at nothing, and undo brings back what the last one took', async () => {
    const { db, item, held } = await cartOf(2)
    const presses = new JoinedSteps()
    const answers = await Promise.all([-1, -1, -1, 1, 1].map((by) => presses.step(db, item, by)))
    expect(await held()).toEqual([2])
    await restoreToCart(
      db,
      answers.flatMap((answer) => answer?.removed ?? []),
    )
    expect(await held()).toEqual([3])
  })

  it('come after what was done between them', async () => {
    const { db, item, held } = await cartOf(1)
    const presses = new JoinedSteps()
    const before = presses.step(db, item, 1)
    presses.close()
    const typed = setCartQuantity(db, item, 5)
    await Promise.all([before, typed, presses.step(db, item, 1)])
    expect(await held()).toEqual([6])
  })

  it('that failed take no later ones with them', async () => {
    const { db, item, held } = await cartOf(1)
    const presses = new JoinedSteps()
    const fails = vi.spyOn(db.cartItems, 'toArray').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await expect(presses.step(db, item, 1)).rejects.toMatchObject({ code: 'OFFLINE_STORAGE_FULL' })
    fails.mockRestore()
    await presses.step(db, item, 1)
    expect(await held()).toEqual([2])
  })
})

describe('what the shop has left', () => {
  it('lowers a line, raises none and brings none back', async () => {
    const { db, item, held } = await cartOf(5)
    await lowerCartQuantity(db, item, 3)
    expect(await held()).toEqual([3])
    await step(db, item, -2)
    await lowerCartQuantity(db, item, 3)
    expect(await held()).toEqual([1])
    await removeFromCart(db, item)
    await lowerCartQuantity(db, item, 3)
    expect(await held()).toEqual([])
  })
})
