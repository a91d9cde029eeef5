import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { stubBrowserParts } from '../testing/browserParts.ts'
import { exampleProduct, exampleVariant } from '../testing/exampleProduct.ts'
import { fakeStorefront } from '../testing/fakeStorefront.ts'
import { shopPage } from '../testing/renderShop.tsx'
import { CreditsScreen } from './CreditsScreen.tsx'

/** A product API that offers these engines. */
function enginesOf(engines: readonly Partial<EngineOffer>[]) {
  const offers = engines.map((engine, index) => ({
    id: `engine-${index}`,
    name: '',
    isAvailable: true,
    isProcedural: true,
    takes: { seed: true, negativePrompt: true, reference: true },
    typicalTime: null,
    waiting: 0,
    ...engine,
  }))
  const account = answeringApi({
    'GET /api/v1/generation/engines': () => Response.json({ engines: offers }),
  })
  return { productApi: () => Promise.resolve(account.api) }
}

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
    enginesOf([
      { type: 'image', credits: 4 },
      { type: 'image', credits: 2, isAvailable: false },
      { type: 'video', credits: 10 },
    ]),
  )
  render(element)
  const cards = await screen.findAllByRole('article')
  expect(cards).toHaveLength(2)
  const [small, large] = cards
  if (!small || !large) throw new Error('two packs expected')
  expect(within(small).getByText('0,54 zł za kredyt')).toBeTruthy()
  expect(await within(small).findByText('10 obrazów')).toBeTruthy()
  expect(within(small).getByText('albo 4 filmy')).toBeTruthy()
  expect(within(small).queryByText('Najtańszy kredyt')).toBeNull()
  expect(within(large).getByText('Najtańszy kredyt')).toBeTruthy()
  expect(within(large).getByRole('button', { name: /^Kup Kuźnia/u })).toBeTruthy()
})

test('a kind that is off, or has no engine that can be used, is not spoken of', async () => {
  const films = enginesOf([
    { type: 'image', credits: 4, isAvailable: false },
    { type: 'video', credits: 10 },
  ])
  const creditsScreen = <CreditsScreen renderPurchase={() => null} />
  render(shopPage(creditsScreen, fakeStorefront([pack('Iskra – 40 kredytów', 20)]), films).element)
  expect(await screen.findByText('4 filmy')).toBeTruthy()
  expect(screen.queryByText(/\d obraz/u)).toBeNull()
  expect(screen.getByText(/Najtańszy film:/u).textContent).toMatch(/Najtańszy film: 10\skredytów/u)
  cleanup()

  const config = {
    ...DEFAULT_RUNTIME_CONFIG,
    features: { ...DEFAULT_RUNTIME_CONFIG.features, videoGeneration: false },
  }
  const noFilms = { ...films, config }
  render(shopPage(creditsScreen, fakeStorefront([pack('Iskra – 40 kredytów', 20)]), noFilms).element)
  await screen.findByRole('article')
  await waitFor(() => expect(screen.queryByText(/Najtańszy/u)).toBeNull())
  expect(screen.queryByText(/\d film/u)).toBeNull()
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
