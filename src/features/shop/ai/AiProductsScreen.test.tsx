import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AiProductSearch } from '#domain/catalogue/aiProductSearch.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import { stubBrowserParts } from '../testing/browserParts.ts'
import { exampleProduct } from '../testing/exampleProduct.ts'
import { fakeStorefront } from '../testing/fakeStorefront.ts'
import { shopPage } from '../testing/renderShop.tsx'
import { AiProductsScreen } from './AiProductsScreen.tsx'

const text = (title: string, aiType: AiProductType, aiCategory: string) =>
  exampleProduct(title, { details: { aiType, aiCategory, aiSampleContent: `Próbka: ${title}` } })

const products = [
  text('Kartka na urodziny', 'greeting_card', 'Urodziny'),
  text('Kartka na ślub', 'greeting_card', 'Ślub'),
  text('List na rocznicę', 'love_letter', 'Rocznica'),
  exampleProduct('Kubek'),
]

function Addressed({ start = {} }: { start?: AiProductSearch }) {
  const [search, setSearch] = useState(start)
  return <AiProductsScreen search={search} onSearchChange={(change) => setSearch({ ...search, ...change })} />
}

function open(start?: AiProductSearch) {
  const { element } = shopPage(<Addressed {...(start ? { start } : {})} />, fakeStorefront(products))
  render(element)
  return userEvent.setup()
}

beforeEach(() => stubBrowserParts())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows the five kinds with real samples, and every AI product', async () => {
  open()
  expect(await screen.findByText('3 produkty')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Pokaż produkty/u })).toHaveLength(5)
  expect(screen.getByText('Próbka: List na rocznicę')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 3, name: 'Kubek' })).toBeNull()
})

test('a kind and then an occasion narrow the list; the kind pressed again opens it', async () => {
  const user = open()
  await user.click(await screen.findByRole('link', { name: /Pokaż produkty.*Kartki/u }))
  expect(await screen.findByText('2 produkty')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Ślub' }))
  expect(await screen.findByText('1 produkt')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /Pokaż wszystkie rodzaje/u }))
  expect(await screen.findByText('3 produkty')).toBeTruthy()
})

test('an occasion nothing is for leads back to all', async () => {
  const user = open({ okazja: 'kolonizacja-marsa' })
  await user.click(await screen.findByRole('link', { name: 'Pokaż wszystkie' }))
  expect(await screen.findByText('3 produkty')).toBeTruthy()
})
