import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { seedCode } from '#domain/affiliate/codes.ts'
import { nextVisit } from '#domain/affiliate/visit.ts'
import { setDiscountCode } from '#offline/cart/cartDetails.ts'
import { addToCart, clearCart } from '#offline/cart/commands.ts'
import { readCodeInCart } from '#offline/cart/offerDiscount.ts'
import { database } from '#offline/openDatabase.ts'
import AffiliateBanner from './AffiliateBanner.tsx'
import { currentVisit, keepVisit } from './visitMemory.ts'

/** Arrives by this code just now. */
function comeBy(code: string): void {
  const offer = seedCode(code)
  if (offer === null) throw new Error('there is no such code')
  keepVisit(nextVisit(currentVisit(), offer, Date.now()))
}

const banner = () => screen.findByRole('region', { name: /zaprasza/ })
const codeInCart = async () => (await readCodeInCart(await database())).present?.code ?? null
const one = { ...goods(1), quantity: 1 }

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  const db = await database()
  await clearCart(db)
  await setDiscountCode(db, null)
})
afterEach(cleanup)

it('a code goes into the cart with its first thing, gives way to a typed one and to a newer visit’s', async () => {
  comeBy('TECHVIBE')
  renderScreen(<AffiliateBanner isWelcome />)
  expect((await banner()).textContent).toMatch(/gdy\sdodasz\scoś\sdo\skoszyka/)
  const db = await database()
  await addToCart(db, one)
  await waitFor(async () => expect((await banner()).textContent).toMatch(/Jest\sw\sTwoim\skoszyku/))
  expect(await codeInCart()).toBe('TECHVIBE')
  expect(currentVisit()?.wasPut).toBe(true)

  comeBy('FUTUREAI')
  await waitFor(async () => expect(await codeInCart()).toBe('FUTUREAI'))

  await setDiscountCode(db, 'iskra20')
  await waitFor(async () => expect((await banner()).textContent).toMatch(/masz\sjuż\skod\siskra20/))
  comeBy('CREATIVEPRO')
  await waitFor(async () =>
    expect((await banner()).textContent).toMatch(/CREATIVEPRO.*masz\sjuż\skod\siskra20/s),
  )
  expect(await codeInCart()).toBe('iskra20')
})

it('taken out it stays out, until the cart has been emptied and another is begun', async () => {
  comeBy('TECHVIBE')
  renderScreen(<AffiliateBanner isWelcome />)
  const db = await database()
  await addToCart(db, one)
  await waitFor(async () => expect(await codeInCart()).toBe('TECHVIBE'))
  await waitFor(() => expect(currentVisit()?.wasPut).toBe(true))
  await setDiscountCode(db, null)
  await waitFor(async () => expect((await banner()).textContent).toMatch(/W\skoszyku\sgo\sjuż\snie\sma/))
  expect(await codeInCart()).toBeNull()

  await clearCart(db)
  await waitFor(() => expect(currentVisit()?.wasPut).toBe(false))
  await addToCart(db, one)
  await waitFor(async () => expect(await codeInCart()).toBe('TECHVIBE'))
})
