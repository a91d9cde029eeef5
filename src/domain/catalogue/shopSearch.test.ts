import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { GIFT_OCCASIONS, RECIPIENTS } from './giftNames.ts'
import { readPriceRange, writePriceRange } from './priceRangeText.ts'
import { NO_FILTERS } from './productFilters.ts'
import { searchOfFilters } from './searchOfFilters.ts'
import { questionOf, readShopSearch } from './shopSearch.ts'

const present = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

test('reads what it writes', () => {
  const search = {
    q: 'kartka dla mamy',
    dla: 'mama',
    okazja: 'urodziny',
    kategoria: 'kartki-i-zyczenia.kubki',
    cena: '20-99.50',
    dostepne: true,
    ocena: 4.5,
    trudnosc: 'podstawowy.sredni',
    sort: 'cena-rosnaco',
    strona: 3,
  } as const
  expect(readShopSearch(search)).toEqual(search)
  expect(questionOf(search)).toEqual({
    text: 'kartka dla mamy',
    sort: 'cena-rosnaco',
    filters: {
      recipient: 'mama',
      occasion: 'urodziny',
      categories: ['kartki-i-zyczenia', 'kubki'],
      minPrice: 2000,
      maxPrice: 9950,
      availableOnly: true,
      minRating: 4.5,
      difficulties: ['podstawowy', 'średni'],
    },
  })
})

test.each([
  [{ strona: 'abc' }, {}],
  [{ strona: -4 }, {}],
  [{ strona: 1 }, {}],
  [{ strona: 1e9 }, { strona: 100 }],
  [{ strona: '2.7' }, { strona: 2 }],
  [{ strona: { toString: {} } }, {}],
  [{ q: 2024 }, { q: '2024' }],
  [{ q: '  mama \n i  tata ' }, { q: 'mama i tata' }],
  [{ q: '!?' }, { q: '!?' }],
  [{ q: { $ne: 1 } }, {}],
  [{ kategoria: ['Kubki', 'kartki', 'Kubki'] }, { kategoria: 'kartki.kubki' }],
  [{ kategoria: 'kubki,kartki' }, { kategoria: 'kartki.kubki' }],
  [{ cena: '100-20' }, {}],
  [{ cena: '0-' }, {}],
  [{ cena: '-5' }, {}],
  [{ cena: '19,9-30' }, { cena: '19.90-30' }],
  [{ cena: [20, ''] }, { cena: '20-' }],
  [{ cena: ['', '99,5'] }, { cena: '0-99.50' }],
  [{ cena: ['', ''] }, {}],
  [{ cena: [30, 20] }, {}],
  [{ cena: [1, 2, 3] }, {}],
  [{ dla: 'Mama' }, {}],
  [{ dla: '__proto__', okazja: ['urodziny'] }, {}],
  [
    { dla: 'tata', okazja: 'swieta' },
    { dla: 'tata', okazja: 'swieta' },
  ],
  [{ dostepne: 'nie' }, {}],
  [{ dostepne: 1 }, { dostepne: true }],
  [{ ocena: '4,4' }, { ocena: 4.5 }],
  [{ ocena: 77 }, { ocena: 5 }],
  [{ ocena: Number.NaN }, {}],
  [{ trudnosc: 'średni.straszny' }, { trudnosc: 'sredni' }],
  [{ sort: 'polecane' }, {}],
  [{ sort: '__proto__' }, {}],
  [{ obcy: 'parametr' }, {}],
])('reads %j as %j', (input, read) => {
  expect(present(readShopSearch(input))).toEqual(read)
})

test('never throws, and reading twice changes nothing', () => {
  const fields = [
    'q',
    'dla',
    'okazja',
    'kategoria',
    'cena',
    'dostepne',
    'ocena',
    'trudnosc',
    'sort',
    'strona',
  ]
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...fields), fc.anything())),
      (input) => {
        const once = readShopSearch(input)
        expect(readShopSearch(once)).toEqual(once)
        expect(readShopSearch(JSON.parse(JSON.stringify(once)))).toEqual(present(once))
      },
    ),
  )
})

test('junk is overwritten, so that the address becomes canonical', () => {
  expect({ strona: 'abc', ...readShopSearch({ strona: 'abc' }) }.strona).toBeUndefined()
})

test('filters survive the way through the address', () => {
  const filters = fc.record({
    recipient: fc.option(fc.constantFrom(...RECIPIENTS)),
    occasion: fc.option(fc.constantFrom(...GIFT_OCCASIONS)),
    categories: fc
      .uniqueArray(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/u), { maxLength: 5 })
      .map((keys) => keys.toSorted()),
    minPrice: fc.option(fc.integer({ min: 1, max: 50_000 })),
    maxPrice: fc.option(fc.integer({ min: 50_000, max: 99_999 })),
    availableOnly: fc.boolean(),
    minRating: fc.option(fc.constantFrom(3, 4, 4.5)),
    difficulties: fc.constantFrom([], ['podstawowy' as const], ['podstawowy' as const, 'średni' as const]),
  })
  fc.assert(
    fc.property(filters, (made) => {
      expect(questionOf(readShopSearch(searchOfFilters(made))).filters).toEqual(made)
    }),
  )
  expect(present(searchOfFilters(NO_FILTERS))).toEqual({})
})

test('price ranges survive being written and read', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(99_999)),
      fc.option(fc.integer({ min: 100_000, max: 900_000 })),
      (min, max) => {
        const written = writePriceRange({ min, max })
        expect(readPriceRange(written)).toEqual({ min: min === 0 ? null : min, max })
      },
    ),
  )
})
