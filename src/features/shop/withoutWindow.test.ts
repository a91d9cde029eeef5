import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AiProductsScreen } from './ai/AiProductsScreen.tsx'
import { CollectionScreen } from './CollectionScreen.tsx'
import { CreditsScreen } from './credits/CreditsScreen.tsx'
import { loadHome } from './home/homeList.ts'
import { HomeScreen } from './home/HomeScreen.tsx'
import { loadCatalogue, loadCollection, loadProduct, loadShop } from './pageData.ts'
import { ProductScreen } from './product/ProductScreen.tsx'
import { ShopScreen } from './ShopScreen.tsx'
import { exampleProduct } from './testing/exampleProduct.ts'
import { fakeStorefront } from './testing/fakeStorefront.ts'
import { shopPage } from './testing/renderShop.tsx'

const product = exampleProduct('Kartka – 10 kredytów', {
  details: { aiType: 'greeting_card', aiCategory: 'Urodziny', aiSampleContent: 'Sto lat!', bestseller: true },
})
const nothing = () => undefined

type Load = (services: ReturnType<typeof shopPage>['services']) => Promise<unknown>
const screens: [string, ReactNode, Load][] = [
  ['/', createElement(HomeScreen), loadHome],
  ['/sklep', createElement(ShopScreen, { search: {}, onSearchChange: nothing }), loadCatalogue],
  ['/produkty-ai', createElement(AiProductsScreen, { search: {}, onSearchChange: nothing }), loadCatalogue],
  [
    '/sklep/kartki',
    createElement(CollectionScreen, { handle: 'kartki', search: {}, onSearchChange: nothing }),
    (services) => loadCollection(services, 'kartki'),
  ],
  [
    '/sklep/kredyty',
    createElement(CreditsScreen, { renderPurchase: () => null }),
    (services) => loadCollection(services, 'kredyty'),
  ],
  [
    '/sklep/produkt/kartka',
    createElement(ProductScreen, {
      handle: product.handle,
      variantKey: undefined,
      renderPurchase: () => null,
      renderRestock: () => null,
      renderGift: () => null,
    }),
    (services) => loadProduct(services, product.handle),
  ],
]

test.each(screens)('%s renders without a window, with what its loader has read', async (_, screen, load) => {
  expect('window' in globalThis).toBe(false)
  const { element, services } = shopPage(screen, fakeStorefront([product]))
  await load(services)
  expect(renderToString(element)).toMatch(/Kartka|<b>10<\/b>|kredyt/u)
})

test('a list that is ordered by all it holds is rendered whole, however many pages it came in', async () => {
  const storefront = fakeStorefront(['Zegar', 'Mapa', 'Album'].map((title) => exampleProduct(title)))
  storefront.pageSize = 1
  const search = { sort: 'nazwa' } as const
  const { element, services } = shopPage(
    createElement(ShopScreen, { search, onSearchChange: nothing }),
    storefront,
  )
  await loadShop(services, search)
  expect(
    renderToString(element)
      .match(/Album|Mapa|Zegar/gu)
      ?.join(' '),
  ).toMatch(/Album.*Mapa.*Zegar/u)
})
