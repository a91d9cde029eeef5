import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowserParts } from '../testing/browserParts.ts'
import { exampleProduct, exampleVariant } from '../testing/exampleProduct.ts'
import { fakeStorefront } from '../testing/fakeStorefront.ts'
import { shopPage } from '../testing/renderShop.tsx'
import { CreditsScreen } from './CreditsScreen.tsx'

const pack = (title: string, zloty: number, isAvailable = true) =>
  exampleProduct(title, { variants: [exampleVariant(zloty, { availableForSale: isAvailable })] })

beforeEach(() => stubBrowserParts())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('packs stand from the smallest, with the price of a credit and what it is enough for', async () => {
  const packs = [
    pack('Kuźnia – 1000 kredytów', 200),
    pack('Iskra – 40 kredytów', 20),
    exampleProduct('Kubek'),
  ]
  const { element } = shopPage(
    <CreditsScreen renderPurchase={(product) => <button type="button">Kup {product.title}</button>} />,
    fakeStorefront(packs),
  )
  render(element)
  const cards = await screen.findAllByRole('article')
  expect(cards).toHaveLength(2)
  const [small, large] = cards
  if (!small || !large) throw new Error('two packs expected')
  expect(within(small).getByText('0,50 zł za kredyt')).toBeTruthy()
  expect(within(small).getByText('10 obrazów')).toBeTruthy()
  expect(within(small).getByText('albo 4 filmy')).toBeTruthy()
  expect(within(small).queryByText('Najtańszy kredyt')).toBeNull()
  expect(within(large).getByText('Najtańszy kredyt')).toBeTruthy()
  expect(within(large).getByRole('button', { name: /^Kup Kuźnia/u })).toBeTruthy()
})

test('what can’t be bought is never the best value', async () => {
  const { element } = shopPage(
    <CreditsScreen renderPurchase={() => null} />,
    fakeStorefront([
      pack('Wielki – 1000 kredytów', 100, false),
      pack('Mały – 10 kredytów', 5),
      pack('100 kredytów', 40),
    ]),
  )
  render(element)
  const badge = await screen.findByText('Najtańszy kredyt')
  expect(badge.closest('article')?.textContent).toContain('100')
  expect(badge.closest('article')?.textContent).not.toContain('Wielki')
})
