import { expect, it } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { withAnswer } from './cartAnswer.ts'
import { withReading } from './cartView.ts'
import { addToCart } from './commands.ts'
import { stepCartQuantity } from './quantityCommands.ts'
import { readCart } from './readCart.ts'

it('shows a change once it is kept, and no older reading takes it back', async () => {
  const db = memoryDatabase()
  const item = await addToCart(db, { ...goods(1, 1_000), quantity: 2 })
  const before = withReading(null, await readCart(db))
  const late = readCart(db)
  const answer = await stepCartQuantity(db, item, () => 1)
  const shown = withAnswer(before, answer)
  expect([shown.items[0]?.quantity, shown.totals.subtotal]).toEqual([3, 3_000])
  expect(withReading(shown, await late)).toBe(shown)

  const read = await readCart(db)
  expect(withReading(shown, read)).toBe(read)
  expect(withAnswer(read, answer)).toBe(read)
})

it('takes a line off the screen with its last piece', async () => {
  const db = memoryDatabase()
  const item = await addToCart(db, { ...goods(1), quantity: 1 })
  const shown = withAnswer(await readCart(db), await stepCartQuantity(db, item, () => -1))
  expect([shown.items, shown.totals.itemCount]).toEqual([[], 0])
})
