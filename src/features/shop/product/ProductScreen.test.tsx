import { useRouterState } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Picture, ProductVariant } from '#domain/catalogue/product.ts'
import { stubBrowserParts } from '../testing/browserParts.ts'
import { exampleProduct, exampleVariant } from '../testing/exampleProduct.ts'
import { type FakeStorefront, fakeStorefront } from '../testing/fakeStorefront.ts'
import { shopPage } from '../testing/renderShop.tsx'
import { ProductScreen } from './ProductScreen.tsx'

const picture = (name: string): Picture => ({
  url: `/media/${name}.jpg`,
  width: 1200,
  height: 1200,
  altText: name,
})

function shirt(size: string, colour: string, change: Partial<ProductVariant> = {}): ProductVariant {
  return exampleVariant(60, {
    id: `${size} ${colour}`,
    title: `${size} / ${colour}`,
    selectedOptions: [
      { name: 'Rozmiar', value: size },
      { name: 'Kolor', value: colour },
    ],
    ...change,
  })
}

const variants = [
  shirt('S', 'Biały', { compareAtPrice: { amount: 8000, currencyCode: 'PLN' } }),
  shirt('M', 'Biały', { quantityAvailable: 3 }),
  shirt('M', 'Czarny', { availableForSale: false, quantityAvailable: 0 }),
]
const product = exampleProduct('Koszulka', {
  variants,
  pictures: [picture('przód'), picture('tył')],
  details: {
    rating: 4.7,
    reviewCount: 22,
    features: ['Bawełna organiczna'],
    aiSampleContent: `Kochana Mamo, ${'dziękuję Ci za wszystko. '.repeat(12)}`,
    duration: '6 godzin',
    difficulty: 'średni',
  },
})
const other = exampleProduct('Kubek')

function Addressed({ handle, start }: { handle: string; start: string | undefined }) {
  const chosen = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('wariant'),
  })
  return (
    <ProductScreen
      handle={handle}
      variantKey={chosen ?? start}
      renderRestock={() => null}
      renderGift={() => null}
      renderPurchase={(_, variant, isCompact) => (isCompact ? null : <p>Kup: {variant.title}</p>)}
    />
  )
}

function open(storefront: FakeStorefront, handle = 'koszulka', start?: string) {
  const { element, ...page } = shopPage(<Addressed handle={handle} start={start} />, storefront)
  render(element)
  return { ...page, user: userEvent.setup() }
}

beforeEach(() => stubBrowserParts())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows what the product is, costs and has', async () => {
  open(fakeStorefront([product, other]))
  expect(await screen.findByRole('heading', { level: 1, name: 'Koszulka' })).toBeTruthy()
  expect(screen.getByText('−25%')).toBeTruthy()
  expect(screen.getByText('Bawełna organiczna')).toBeTruthy()
  expect(await screen.findByText('6 godzin')).toBeTruthy()
  expect(screen.getByText('Średni')).toBeTruthy()
  expect(screen.getByText('Kup: S / Biały')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 3, name: 'Kubek' })).toBeTruthy()
})

test('a choice of a variant changes price, stock and what is bought', async () => {
  const { user } = open(fakeStorefront([product]))
  const sizes = await screen.findByRole('group', { name: /^Rozmiar/u })
  const medium = within(sizes).getByRole('link', { name: /^M/u })
  expect(medium.getAttribute('href')).toBe('/sklep/produkt/koszulka?wariant=m-bialy')
  await user.click(medium)
  expect(await screen.findByText('Kup: M / Biały')).toBeTruthy()
  expect(screen.getByText('Ostatnie 3 sztuki')).toBeTruthy()
  expect(screen.queryByText('−25%')).toBeNull()
})

test('a form that is sold out can be seen and says so', async () => {
  open(fakeStorefront([product]), 'koszulka', 'm-czarny')
  expect(await screen.findByText('Wyprzedane')).toBeTruthy()
  const black = screen.getByRole('link', { name: /Czarny \(wyprzedane\)/u })
  expect(black.getAttribute('aria-current')).toBe('true')
})

test('junk instead of a variant falls back to one that can be bought', async () => {
  open(fakeStorefront([product]), 'koszulka', 'xxl-tecza')
  expect(await screen.findByText('Kup: S / Biały')).toBeTruthy()
})

test('a sample is cut to 150 characters and read whole when asked', async () => {
  const { user } = open(fakeStorefront([product]))
  const toggle = await screen.findByRole('button', { name: 'czytaj całość' })
  const sample = document.querySelector('blockquote')
  expect(sample?.textContent.length).toBeLessThanOrEqual(150)
  await user.click(toggle)
  expect(sample?.textContent).toBe(product.details.aiSampleContent)
})

test('pictures stand in one strip, each can be enlarged and chosen', async () => {
  open(fakeStorefront([product]))
  const gallery = await screen.findByRole('region', { name: 'Zdjęcia' })
  expect(within(gallery).getByRole('button', { name: 'Powiększ: przód' })).toBeTruthy()
  expect(within(gallery).getByRole('button', { name: 'Pokaż zdjęcie 2' })).toBeTruthy()
})

test('a lightbox turns by the arrow keys, also while its cross has the focus', async () => {
  const { user } = open(fakeStorefront([product]))
  await user.click(await screen.findByRole('button', { name: 'Powiększ: przód' }))
  const dialog = await screen.findByRole('dialog')
  const close = within(dialog).getByRole('button', { name: 'Zamknij modal' })
  close.focus()
  expect(within(dialog).getByRole('status').textContent).toBe('1 / 2')
  await user.keyboard('{ArrowRight}')
  expect(within(dialog).getByRole('status').textContent).toBe('2 / 2')
  await user.keyboard('{ArrowLeft}')
  expect(within(dialog).getByRole('status').textContent).toBe('1 / 2')
})

test('a lightbox opens at the picture that was pressed, wherever the strip stands', async () => {
  const { user } = open(fakeStorefront([product]))
  await screen.findByRole('button', { name: 'Powiększ: przód' })
  const second = screen.getAllByRole('button', { name: /^Powiększ: /u })[1]
  if (second === undefined) throw new Error('no second picture')
  await user.click(second)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('status').textContent).toBe('2 / 2')
})

test('an unknown handle is told in Polish, with ways on, and is not asked for again and again', async () => {
  const storefront = fakeStorefront([product])
  open(storefront, 'nie-ma-mnie')
  expect(await screen.findByRole('heading', { name: 'Nie mamy takiego produktu' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zobacz cały sklep' }).getAttribute('href')).toBe('/sklep')
  expect(storefront.reads).toEqual(['product nie-ma-mnie'])
})

test('a failed read says so and can be repeated', async () => {
  const storefront = fakeStorefront([product])
  storefront.failure = 'refused'
  const { user } = open(storefront)
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  storefront.failure = null
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Koszulka' })).toBeTruthy()
})
