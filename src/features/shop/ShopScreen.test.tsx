import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoreFacets } from '#domain/catalogue/storeFacets.ts'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { ShopScreen } from './ShopScreen.tsx'
import { stubBrowserParts } from './testing/browserParts.ts'
import { exampleProduct, exampleVariant } from './testing/exampleProduct.ts'
import { type FakeStorefront, fakeStorefront } from './testing/fakeStorefront.ts'
import { shopPage } from './testing/renderShop.tsx'

const card = exampleProduct('Kartka urodzinowa', {
  details: { category: 'Kartki', rating: 4.8, reviewCount: 12 },
})
const mug = exampleProduct('Kubek dla mamy', {
  details: { category: 'Kubki' },
  variants: [exampleVariant(45)],
})
const soldOut = exampleProduct('Łapacz snów', {
  details: { category: 'Dom' },
  variants: [exampleVariant(90, { availableForSale: false })],
})

/** The screen with an address of its own, written as the route does. */
function Addressed({ start, onChange }: { start: ShopSearch; onChange: (search: ShopSearch) => void }) {
  const [search, setSearch] = useState(start)
  return (
    <ShopScreen
      search={search}
      onSearchChange={(change) => {
        const next = { ...search, ...change }
        setSearch(next)
        onChange(next)
      }}
    />
  )
}

function open(storefront: FakeStorefront, start: ShopSearch = {}) {
  const onChange = vi.fn<(search: ShopSearch) => void>()
  const { element } = shopPage(<Addressed start={start} onChange={onChange} />, storefront)
  render(element)
  return { onChange, user: userEvent.setup() }
}

const filterPanel = () => within(screen.getByRole('complementary', { name: 'Filtry' }))
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

beforeEach(() => stubBrowserParts())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('shows everything with its exact count in Polish', async () => {
  open(fakeStorefront([card, mug, soldOut]))
  expect(await screen.findByText('3 produkty')).toBeTruthy()
  expect(titles()).toEqual(['Kartka urodzinowa', 'Kubek dla mamy', 'Łapacz snów'])
  expect(screen.getByText('Wyprzedane')).toBeTruthy()
})

test('keeps the shape of the list while it is on its way', () => {
  open(fakeStorefront([card]))
  expect(screen.getByText('Wczytujemy produkty…')).toBeTruthy()
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
})

test('typing finds at once, without Polish letters, and then writes the address', async () => {
  const { user, onChange } = open(fakeStorefront([card, mug, soldOut]))
  await screen.findByText('3 produkty')
  await user.type(screen.getByRole('searchbox'), 'lapacz')
  expect(await screen.findByText('1 produkt')).toBeTruthy()
  expect(titles()).toEqual(['Łapacz snów'])
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ q: 'lapacz' }))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'lapacz')
})

test('a filter narrows, is shown as on, and is taken off again', async () => {
  const { user, onChange } = open(fakeStorefront([card, mug, soldOut]), { kategoria: 'kubki', strona: 2 })
  expect(await screen.findByText('1 produkt')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Usuń filtr: Kubki' }))
  expect(await screen.findByText('3 produkty')).toBeTruthy()
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ kategoria: undefined, strona: undefined })
})

test('beside the list there are all filters with their counts', async () => {
  stubBrowserParts({ isWide: true })
  const { user, onChange } = open(fakeStorefront([card, mug, soldOut]))
  const filters = await screen.findByRole('complementary', { name: 'Filtry' })
  await user.click(await within(filters).findByRole('checkbox', { name: /^Tylko dostępne\s2$/u }))
  expect(await screen.findByText('2 produkty')).toBeTruthy()
  await user.click(within(filters).getByRole('checkbox', { name: /^Kartki\s1$/u }))
  expect(await screen.findByText('1 produkt')).toBeTruthy()
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ kategoria: 'kartki', dostepne: true })
  await user.click(screen.getByRole('link', { name: 'Wyczyść wszystkie' }))
  expect(await screen.findByText('3 produkty')).toBeTruthy()
})

test('another order waits for the whole catalogue before it claims to be one', async () => {
  const storefront = fakeStorefront([soldOut, mug, card])
  storefront.pageSize = 1
  const { onChange } = open(storefront, { sort: 'nazwa' })
  expect(screen.queryByText('1 produkt')).toBeNull()
  expect(await screen.findByText('3 produkty')).toBeTruthy()
  expect(titles()).toEqual(['Kartka urodzinowa', 'Kubek dla mamy', 'Łapacz snów'])
  expect(onChange).not.toHaveBeenCalled()
})

test('when the rest of the catalogue fails it says so, and reads on when asked', async () => {
  const storefront = fakeStorefront([card, mug, soldOut])
  storefront.pageSize = 2
  storefront.failsAfterFirstPage = true
  const { user } = open(storefront)
  expect(await screen.findByText(/reszty sklepu nie udało się wczytać/u)).toBeTruthy()
  storefront.failsAfterFirstPage = false
  await user.click(screen.getByRole('button', { name: 'Wczytaj resztę' }))
  expect(await screen.findByText('3 produkty')).toBeTruthy()
})

test('nothing found: says what was asked, and leads out of it', async () => {
  const { user } = open(fakeStorefront([card]), { q: 'rower' })
  expect(await screen.findByRole('heading', { name: 'Nie mamy nic dla „rower”' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Pokaż wszystko' }))
  expect(await screen.findByText('1 produkt')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''))
})

test('filters that leave nothing can be cleared, and the search stays', async () => {
  const { user, onChange } = open(fakeStorefront([card]), { q: 'kartka', ocena: 5 })
  await user.click(await screen.findByRole('link', { name: 'Wyczyść filtry' }))
  expect(await screen.findByText('1 produkt')).toBeTruthy()
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ q: 'kartka', ocena: undefined })
})

test.each([['refused', 'Sklep chwilowo nie odpowiada']] as const)(
  'a storefront that is %s: what happened and a retry that works',
  async (kind, title) => {
    const storefront = fakeStorefront([card])
    storefront.failure = kind
    const { user } = open(storefront)
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    storefront.failure = null
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByText('1 produkt')).toBeTruthy()
  },
)

test('without a network: says it at once and doesn’t claim the shop is broken', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const storefront = fakeStorefront([card])
  storefront.failure = 'unreachable'
  open(storefront)
  expect(await screen.findByRole('heading', { name: 'Nie mamy teraz połączenia ze sklepem' })).toBeTruthy()
  expect(storefront.reads.filter((read) => read === 'products')).toHaveLength(1)
  online.mockRestore()
})

test('a kept copy tells its age', async () => {
  const storefront = fakeStorefront([card])
  storefront.keptSince = new Date(Date.now() - 60_000)
  const time = new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit' }).format(
    storefront.keptSince,
  )
  open(storefront)
  expect(await screen.findByText(`Stan z ${time}`)).toBeTruthy()
})

test('shows a page at a time, and one more when asked', async () => {
  const many = Array.from({ length: 50 }, (_, index) => exampleProduct(`Kartka ${index}`))
  const { user, onChange } = open(fakeStorefront(many))
  expect(await screen.findByText('Widzisz 24 z 50 produktów')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Pokaż więcej' }))
  expect(await screen.findByText('Widzisz 48 z 50 produktów')).toBeTruthy()
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ strona: 2 })
})

test('an address may ask for more pages than there are', async () => {
  open(fakeStorefront([card]), { strona: 9 })
  expect(await screen.findByText('1 produkt')).toBeTruthy()
  expect(titles()).toHaveLength(1)
})

test('a mistyped search shows what was meant, and a press makes it the search', async () => {
  const { user, onChange } = open(fakeStorefront([card, mug]), { q: 'kuebk' })
  const meant = await screen.findByRole('link', { name: 'kubek' })
  expect(titles()).toEqual(['Kubek dla mamy'])
  await user.click(meant)
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ q: 'kubek' })
  await waitFor(() => expect(screen.queryByText('Czy chodziło o')).toBeNull())
})

test('further pages of the address are read at once, so that a reload finds its place', async () => {
  const storefront = fakeStorefront([card, mug, soldOut])
  storefront.pageSize = 1
  open(storefront, { strona: 2 })
  expect(await screen.findByText('3 produkty')).toBeTruthy()
  expect(titles()).toHaveLength(3)
})

test('for whom, for which day, for how much: each answer is an address that keeps the others', async () => {
  const { user } = open(fakeStorefront([card]), { dla: 'mama', sort: 'nazwa', strona: 2 })
  const axis = await screen.findByRole('navigation', { name: 'Znajdź prezent' })
  const address = (name: string) =>
    within(axis).getByRole('link', { name, hidden: true }).getAttribute('href')
  expect(address('Tata')).toBe('/sklep?dla=tata&sort=nazwa')
  expect(address('Urodziny')).toBe('/sklep?dla=mama&sort=nazwa&okazja=urodziny')
  expect(address('Dla każdego')).toBe('/sklep?sort=nazwa')
  expect(address('Mama')).toBe('/sklep?dla=mama&sort=nazwa&strona=2')
  await user.click(within(axis).getByRole('button', { name: 'Dla kogo: Mama' }))
  const sheet = await screen.findByRole('dialog', { name: 'Dla kogo' })
  expect(within(sheet).getByRole('link', { name: 'Dziadkowie' })).toBeTruthy()
})

test('two answers given one after the other, before the router has followed, are both kept', async () => {
  const { user, onChange } = open(fakeStorefront([card]), { sort: 'nazwa', strona: 2 })
  const axis = await screen.findByRole('navigation', { name: 'Znajdź prezent' })
  for (const [question, answer] of [
    ['Dla kogo', 'Mama'],
    ['Okazja', 'Urodziny'],
  ] as const) {
    await user.click(within(axis).getByRole('button', { name: question }))
    const sheet = await screen.findByRole('dialog', { name: question })
    await user.click(within(sheet).getByRole('link', { name: answer }))
  }
  expect(onChange).toHaveBeenLastCalledWith({
    sort: 'nazwa',
    dla: 'mama',
    okazja: 'urodziny',
    strona: undefined,
  })
})

test('what suits a wish: what names it first, what suits anybody after it, nothing else', async () => {
  const forMum = exampleProduct('Kartka dla mamy', { tags: ['mama'] })
  const present = exampleProduct('Świeca', { tags: ['prezent'] })
  const forDad = exampleProduct('Kubek dla taty', { tags: ['tata', 'prezent'] })
  open(fakeStorefront([forDad, present, forMum]), { dla: 'mama' })
  expect(await screen.findByText('2 produkty')).toBeTruthy()
  expect(titles()).toEqual(['Kartka dla mamy', 'Świeca'])
  expect(screen.queryByRole('link', { name: 'Usuń filtr: Mama' })).toBeNull()
})

test('before all products are read, the counts are those of the storefront, and stay when they are', async () => {
  stubBrowserParts({ isWide: true })
  const storefront = fakeStorefront([card, mug, soldOut])
  storefront.pageSize = 1
  storefront.isSlowAfterFirstPage = true
  storefront.facets = {
    available: 2,
    soldOut: 1,
    priceBounds: { min: 2000, max: 9000 },
    categories: new Map([
      ['kubki', { label: 'Kubki', count: 1 }],
      ['kartki', { label: 'Kartki', count: 1 }],
      ['dom', { label: 'Dom', count: 1 }],
    ]),
    difficulties: new Map(),
    ratings: new Map([[4.8, 1]]),
  }
  open(storefront)
  expect(await screen.findByText('3 produkty')).toBeTruthy()
  expect(titles()).toHaveLength(1)
  const counts = () =>
    filterPanel()
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent)
  await filterPanel().findByRole('checkbox', { name: /^Dom\s1$/u })
  const told = counts()
  cleanup()
  storefront.isSlowAfterFirstPage = false
  open(storefront)
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(counts()).toEqual(told)
})

const NOTHING_COUNTED: StoreFacets = {
  available: 0,
  soldOut: 0,
  priceBounds: null,
  categories: new Map(),
  difficulties: new Map(),
  ratings: new Map(),
}

test.each([null, NOTHING_COUNTED])('a storefront that counts %j leaves it to the device', async (facets) => {
  const storefront = fakeStorefront([card, mug, soldOut])
  storefront.facets = facets
  storefront.pageSize = 1
  storefront.isSlowAfterFirstPage = true
  open(storefront)
  expect(await screen.findByText('Na razie 1 produkt, wczytujemy resztę…')).toBeTruthy()
})

test('nothing is said to be missing while products are still read', async () => {
  const storefront = fakeStorefront([card, mug])
  storefront.pageSize = 1
  storefront.isSlowAfterFirstPage = true
  open(storefront, { kategoria: 'kubki' })
  expect(await screen.findByText('Szukamy w całym sklepie…')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Żaden produkt/u })).toBeNull()
})

test('a storefront with too much to do: says so and when it is asked again, and then shows what came', async () => {
  const storefront = fakeStorefront([card])
  storefront.failure = 'busy'
  open(storefront)
  expect(await screen.findByText(/Spróbujemy ponownie za 1 sekundę|Pytamy ponownie/u)).toBeTruthy()
  expect(screen.queryByText('To, co już widzisz, zostaje.')).toBeNull()
  storefront.failure = null
  expect(await screen.findByText('1 produkt', {}, { timeout: 5_000 })).toBeTruthy()
  expect(screen.queryByText(/dużo odwiedzin/u)).toBeNull()
})
