import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { setDiscountCode } from './cartDetails.ts'
import { addToCart, clearCart } from './commands.ts'
import { offerDiscountCode, readCodeInCart } from './offerDiscount.ts'

const offered = (wasPut = false, earlier: readonly string[] = []) => ({ code: 'TECHVIBE', wasPut, earlier })

it('a code waits for something in the cart, is put there once and told to the storefront once', async () => {
  const db = memoryDatabase()
  expect(await offerDiscountCode(db, offered())).toBe('waits')
  expect(await db.outbox.toArray()).toEqual([])
  await addToCart(db, { ...goods(1), quantity: 1 })
  expect(await offerDiscountCode(db, offered())).toBe('put')
  expect(await offerDiscountCode(db, offered(true))).toBe('in-cart')
  const told = (await db.outbox.toArray()).filter(({ kind }) => kind === 'cart.discount')
  expect(told).toMatchObject([{ version: 1, arguments: { code: 'TECHVIBE' } }])
})

it('a code that somebody typed stays; one that an earlier visit put there gives way', async () => {
  const db = memoryDatabase()
  await addToCart(db, { ...goods(1), quantity: 1 })
  await setDiscountCode(db, 'iskra20')
  expect(await offerDiscountCode(db, offered())).toBe('other')
  expect(await readCodeInCart(db)).toEqual({ hasLines: true, present: { code: 'iskra20', applicable: null } })
  expect(await offerDiscountCode(db, offered(false, ['ISKRA20']))).toBe('put')
})

it('whoever takes it out has decided', async () => {
  const db = memoryDatabase()
  await addToCart(db, { ...goods(1), quantity: 1 })
  await offerDiscountCode(db, offered())
  await setDiscountCode(db, null)
  expect(await offerDiscountCode(db, offered(true))).toBe('taken-out')
  expect((await readCodeInCart(db)).present).toBeNull()
})

const steps = fc.array(fc.constantFrom('add', 'clear', 'type', 'remove', 'offer'), { maxLength: 12 })

it('never takes the place of a typed code, whatever came before', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const db = memoryDatabase()
      let typed: string | null = null
      let wasPut = false
      for (const step of taken) {
        if (step === 'add') await addToCart(db, { ...goods(1), quantity: 1 })
        if (step === 'clear') await clearCart(db)
        if (step === 'type') await setDiscountCode(db, (typed = 'ISKRA20'))
        if (step === 'remove') {
          await setDiscountCode(db, null)
          typed = null
        }
        if (step !== 'offer') continue
        const outcome = await offerDiscountCode(db, offered(wasPut))
        wasPut = outcome === 'put' || outcome === 'in-cart' || (wasPut && outcome !== 'waits')
        const { hasLines, present } = await readCodeInCart(db)
        expect(typed === null || present?.code === typed).toBe(true)
        expect(outcome === 'waits').toBe(!hasLines)
      }
    }),
    { numRuns: 60 },
  )
})
