import { defaultParseSearch } from '@tanstack/react-router'
import * as fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readAiProductSearch } from '#domain/catalogue/aiProductSearch.ts'
import { catalogueFacets } from '#domain/catalogue/catalogueFacets.ts'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import { GIFT_OCCASIONS, RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { type CatalogueFilters, NO_FILTERS } from '#domain/catalogue/productFilters.ts'
import { searchOfFilters } from '#domain/catalogue/searchOfFilters.ts'
import { questionOf, readShopSearch, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { CATALOGUE_SORTS } from '#domain/catalogue/sortProducts.ts'
import { OccasionChips } from './ai/OccasionChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { exampleProduct, exampleVariant } from './testing/exampleProduct.ts'
import { fakeStorefront } from './testing/fakeStorefront.ts'
import { shopPage } from './testing/renderShop.tsx'

const CATEGORIES = ['Kartki', 'Kubki', 'Książki i albumy', '2024'] as const
const DIFFICULTIES = ['podstawowy', 'średni', 'zaawansowany'] as const

const products = CATEGORIES.map((category, index) =>
  exampleProduct(category, {
    details: { category, rating: 4 + index / 4, difficulty: DIFFICULTIES[index] ?? null },
    variants: [exampleVariant(20 + index * 30)],
  }),
)

const nothing = () => undefined

/** A part of the page as it is in the document while no script runs. */
function withoutScript(part: ReactNode): Document {
  const html = renderToStaticMarkup(shopPage(part, fakeStorefront(products)).element)
  return new DOMParser().parseFromString(html, 'text/html')
}

function formOf(page: Document, field: string): HTMLFormElement {
  const control = page.querySelector(`[name=${field}]:not([type=hidden])`)
  const form = control?.closest('form') ?? null
  if (form === null) throw new Error(`no form with ${field}`)
  return form
}

/** The state that the page reads from the form's address. */
function submitted(form: HTMLFormElement): unknown {
  expect(form.method).toBe('get')
  expect(form.getAttribute('action')).toBe('/sklep')
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return defaultParseSearch(`?${new URLSearchParams(pairs).toString()}`)
}

function fill({ minPrice, maxPrice, minRating, ...filters }: CatalogueFilters, form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  const ticked = new Map([
    ['kategoria', filters.categories],
    ['trudnosc', filters.difficulties.map(slugOf)],
    ['dostepne', filters.availableOnly ? ['true'] : []],
    ['ocena', [minRating === null ? '' : String(minRating)]],
  ])
  for (const input of inputs) {
    if (input.name !== 'cena') input.checked = ticked.get(input.name)?.includes(input.value) ?? false
  }
  const ends = inputs.filter(({ name, type }) => name === 'cena' && type === 'number')
  for (const [index, price] of [minPrice, maxPrice].entries()) {
    const end = ends[index]
    if (end === undefined) throw new Error('no field for the price')
    end.value = price === null ? '' : String(price / 100)
  }
}

const anyFilters: fc.Arbitrary<CatalogueFilters> = fc.record({
  recipient: fc.option(fc.constantFrom(...RECIPIENTS)),
  occasion: fc.option(fc.constantFrom(...GIFT_OCCASIONS)),
  categories: fc.subarray(CATEGORIES.map(slugOf)),
  minPrice: fc.option(fc.integer({ min: 1, max: 50 }).map((zloty) => zloty * 100)),
  maxPrice: fc.option(fc.integer({ min: 5_100, max: 9_900 })),
  availableOnly: fc.boolean(),
  minRating: fc.option(fc.constantFrom(3, 4, 4.5)),
  difficulties: fc.subarray([...DIFFICULTIES]),
})

const anySearch = fc
  .record({
    filters: anyFilters,
    q: fc.option(fc.constantFrom('mama', 'łapacz snów', '2024', 'a & b = "c"'), { nil: undefined }),
    sort: fc.option(fc.constantFrom('nazwa' as const, 'cena-rosnaco' as const), { nil: undefined }),
    strona: fc.option(fc.constantFrom(2, 7), { nil: undefined }),
  })
  .map(({ filters, ...rest }): ShopSearch => ({ ...searchOfFilters(filters), ...rest }))

/** The state after a write by the page's own controls and a read. */
const asWritten = (search: ShopSearch) => readShopSearch({ ...search, strona: undefined })

test('the filters’ form leads where ticking them does, and loses nothing of the address', () => {
  fc.assert(
    fc.property(anySearch, anyFilters, (search, chosen) => {
      const { filters } = questionOf(search)
      const facets = catalogueFacets(products, filters)
      const page = withoutScript(
        <FilterPanel
          search={search}
          facets={facets}
          areCountsFinal
          filters={filters}
          onSearchChange={nothing}
        />,
      )
      const form = formOf(page, 'kategoria')
      const unchanged = readShopSearch(submitted(form))
      expect(questionOf(unchanged)).toEqual(questionOf(asWritten(search)))
      // For whom and for which day are asked elsewhere: here they go along.
      const hasDifficulties = form.querySelector('[name=trudnosc]') !== null
      const hasRating = form.querySelector(`[name=ocena][value="${chosen.minRating}"]:enabled`) !== null
      const wanted = {
        ...chosen,
        recipient: filters.recipient,
        occasion: filters.occasion,
        minRating: hasRating ? chosen.minRating : null,
        difficulties: hasDifficulties ? chosen.difficulties : [],
      }
      fill(wanted, form)
      expect(readShopSearch(submitted(form))).toEqual(asWritten({ ...search, ...searchOfFilters(wanted) }))
    }),
    { numRuns: 40 },
  )
})

test('the search’s and the order’s forms lead where typing and choosing do', () => {
  fc.assert(
    fc.property(
      anySearch,
      fc.constantFrom('', 'kubek', '300', 'dla "niej"'),
      fc.constantFrom(...CATALOGUE_SORTS),
      (search, text, sort) => {
        const page = withoutScript(
          <ListToolbar
            search={search}
            activeCount={0}
            filterSheet={{
              button: {
                command: 'show-modal',
                commandfor: 'filtry',
                'aria-haspopup': 'dialog',
                'aria-expanded': false,
              },
              open: nothing,
              close: nothing,
              frame: { id: 'filtry', ref: { current: null }, isOpen: false, onOpenChange: nothing },
            }}
            count={null}
            onSearchChange={nothing}
          />,
        )
        const typed = formOf(page, 'q')
        const field = typed.querySelector<HTMLInputElement>('[type=search]')
        if (field !== null) field.value = text
        expect(readShopSearch(submitted(typed))).toEqual(asWritten({ ...search, q: text }))
        const ordered = formOf(page, 'sort')
        const list = ordered.querySelector('select')
        if (list !== null) list.value = sort
        expect(readShopSearch(submitted(ordered))).toEqual(
          asWritten({ ...search, sort: sort === 'polecane' ? undefined : sort }),
        )
        expect(ordered.querySelector('[type=submit]')).not.toBeNull()
      },
    ),
    { numRuns: 20 },
  )
})

test.each([
  ['urodziny', { typ: 'letter', okazja: 'urodziny' }],
  ['', { typ: 'letter' }],
])('the occasion „%s” of a kind of text goes with the kind', (chosen, expected) => {
  const typ = 'love-letter'
  const page = withoutScript(
    <OccasionChips
      occasions={null}
      chosen="rocznica"
      search={{ typ, okazja: 'rocznica' }}
      onChoose={nothing}
    />,
  )
  const form = formOf(page, 'okazja')
  for (const input of form.querySelectorAll<HTMLInputElement>('[name=okazja]')) {
    input.checked = input.value === chosen
  }
  expect(readAiProductSearch(submitted(form))).toEqual({ ...expected, typ })
})

test('without filters the form asks for nothing', () => {
  const page = withoutScript(
    <FilterPanel
      search={{}}
      facets={catalogueFacets(products, NO_FILTERS)}
      areCountsFinal
      filters={NO_FILTERS}
      onSearchChange={nothing}
    />,
  )
  expect(questionOf(readShopSearch(submitted(formOf(page, 'kategoria')))).filters).toEqual(NO_FILTERS)
})
