import { liveQuery } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { leavablePage } from '#support/cart/leavablePage.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { addToCart } from './cart/commands.ts'
import { stepCartQuantity } from './cart/quantityCommands.ts'
import { readCart } from './cart/readCart.ts'
import { change, read } from './change.ts'
import { yieldToPage } from './outbox/yieldToPage.ts'
import { type FollowedTransaction, OpenTransactions } from './openTransactions.ts'

/** Runs the given number of turns of the event loop. */
async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await yieldToPage()
}

async function openDevice() {
  const factory = new IDBFactory()
  const page = leavablePage()
  const db = memoryDatabase(factory, page.life)
  const item = await addToCart(db, { ...goods(1), quantity: 1 })
  return { page, db, item, other: memoryDatabase(factory) }
}

describe('a page that is left', () => {
  it.each([0, 1, 2, 3, 4, 6, 8, 12])(
    'holds up no other page, and does what it had begun once when it is back (left after %i turns)',
    async (turns) => {
      const { page, db, item, other } = await openDevice()
      const stepping = stepCartQuantity(db, item, () => 1)
      await pass(turns)
      page.leave()
      await pass(10)
      const before = (await readCart(other)).totals.itemCount
      await addToCart(other, { ...goods(2), quantity: 5 })
      page.comeBack()
      await stepping
      expect(before).toBeLessThanOrEqual(2)
      expect((await readCart(other)).totals.itemCount).toBe(7)
    },
  )

  it('begins nothing until it is back', async () => {
    const { page, db, other } = await openDevice()
    page.leave()
    const added = addToCart(db, { ...goods(2), quantity: 1 })
    const counted = read(db, ['cartItems'], (stores) => stores.cartItems.count())
    await pass(20)
    expect((await readCart(other)).items).toHaveLength(1)
    page.comeBack()
    await added
    expect(await counted).toBeGreaterThan(0)
    expect((await readCart(other)).items).toHaveLength(2)
  })

  it('tells an error of its work as one, though it was left meanwhile', async () => {
    const { page, db } = await openDevice()
    let times = 0
    const failing = change(db, ['settings'], async (stores) => {
      times += 1
      await stores.settings.get('owner')
      if (times === 2) throw new TypeError('a mistake')
      await stores.settings.get('owner')
      page.leave()
      await stores.settings.get('owner')
    })
    await pass(5)
    page.comeBack()
    await expect(failing).rejects.toMatchObject({ code: 'OFFLINE_UNEXPECTED' })
    expect(times).toBe(2)
  })

  it('reads its live queries again after it was frozen in the middle of one', async () => {
    const { page, db, other } = await openDevice()
    const counts: number[] = []
    const subscription = liveQuery(() => db.cartItems.count()).subscribe((count) => void counts.push(count))
    await vi.waitFor(() => expect(counts).toEqual([1]))
    page.leave()
    await addToCart(other, { ...goods(2), quantity: 1 })
    page.comeBack()
    await vi.waitFor(() => expect(counts.at(-1)).toBe(2))
    subscription.unsubscribe()
  })
})

function begin(transactions: OpenTransactions): EventTarget {
  const transaction = Object.assign(new EventTarget(), { abort: () => undefined })
  transactions.follow(transaction satisfies FollowedTransaction)
  return transaction
}

function watched() {
  const page = leavablePage()
  const transactions = new OpenTransactions(page.life)
  transactions.undoWhenLeft()
  const told: boolean[] = []
  transactions.watchSilence((isSilent) => void told.push(isSilent))
  return { page, told, begin: () => begin(transactions) }
}

describe('a transaction without an answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('is told after five seconds, and its answer too', () => {
    const { told, begin: beginOne } = watched()
    const transaction = beginOne()
    vi.advanceTimersByTime(4_000)
    expect(told).toEqual([])
    vi.advanceTimersByTime(3_000)
    expect(told).toEqual([true])
    transaction.dispatchEvent(new Event('success'))
    expect(told).toEqual([true, false])
  })

  it('is nothing to tell when it had its first answer in time, however long it goes on', () => {
    const { told, begin: beginOne } = watched()
    beginOne().dispatchEvent(new Event('success'))
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })

  it('is not told to a page that nobody sees', () => {
    const { page, told, begin: beginOne } = watched()
    beginOne()
    page.leave()
    vi.advanceTimersByTime(60_000)
    page.comeBack()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })
})
