import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { filterHistory, tagsOf } from './filterHistory.ts'
import { comparedOf, filtersOf, hasFilters, NO_FILTERS, toggleCompared } from './historyFilters.ts'
import { readHistorySearch } from './historySearch.ts'

const ONE = '8da0530f-7a3e-466f-bf6c-9b5511316082'
const OTHER = '050649e0-cff3-4678-8248-7080959f62a5'

describe('the address of the history', () => {
  it('is read whole, whatever order its parts have', () => {
    const search = readHistorySearch({
      porownaj: `${ONE}.${OTHER}`,
      ulubione: 'true',
      tag: ' dla  mamy ',
      stan: 'gotowe',
      typ: 'wideo',
      q: 2026,
      widok: 'statystyki',
    })
    expect(search).toEqual({
      widok: 'statystyki',
      q: '2026',
      typ: 'wideo',
      stan: 'gotowe',
      tag: 'dla mamy',
      ulubione: true,
      porownaj: `${ONE}.${OTHER}`,
    })
    expect(filtersOf(search)).toEqual({
      q: '2026',
      type: 'video',
      status: 'completed',
      tag: 'dla mamy',
      isFavourite: true,
    })
    expect(hasFilters(search)).toBe(true)
    expect(hasFilters({ ...search, ...NO_FILTERS })).toBe(false)
    expect(comparedOf(search)).toEqual([ONE, OTHER])
  })

  it('leaves out what makes no sense, and reads itself the same again', () => {
    const anything = fc.dictionary(
      fc.constantFrom('widok', 'q', 'typ', 'stan', 'tag', 'ulubione', 'porownaj', 'obce'),
      fc.oneof(fc.anything(), fc.constantFrom('obraz', 'statystyki', `${ONE}.${ONE}`, 'a.b.c', '.', '<b>')),
    )
    fc.assert(
      fc.property(anything, (given) => {
        const search = readHistorySearch(given)
        expect(readHistorySearch({ ...search })).toEqual(search)
      }),
    )
  })
})

describe('filters', () => {
  const ITEMS = [
    exampleGeneration({ refCode: 'cat', prompt: 'Kot w łódce', tags: ['urodziny'], isFavourite: true }),
    exampleGeneration({ refCode: 'film', prompt: 'Śnieg', type: 'video', tags: ['święta', 'urodziny'] }),
    exampleGeneration({ refCode: 'broken', prompt: 'Kot', status: 'failed', result: null }),
  ]
  const found = (search: Readonly<Record<string, unknown>>) =>
    filterHistory(ITEMS, filtersOf(readHistorySearch(search))).map((item) => item.refCode)

  it('find by words in any case and without Polish letters, in prompts and tags', () => {
    expect(found({ q: 'LODCE kot' })).toEqual(['cat'])
    expect(found({ q: 'swieta' })).toEqual(['film'])
    expect(found({ q: 'pies' })).toEqual([])
  })

  it('narrow down together', () => {
    expect(found({})).toEqual(['cat', 'film', 'broken'])
    expect(found({ tag: 'urodziny' })).toEqual(['cat', 'film'])
    expect(found({ tag: 'urodziny', typ: 'obraz' })).toEqual(['cat'])
    expect(found({ stan: 'nieudane' })).toEqual(['broken'])
    expect(found({ ulubione: true })).toEqual(['cat'])
  })

  it('offer the tags that are used most first', () => {
    expect(tagsOf(ITEMS)).toEqual(['urodziny', 'święta'])
  })
})

describe('a choice of two', () => {
  it.each([`${ONE}.${ONE}`, 'a.b.c', ONE, '.', `${ONE}.${OTHER}.${ONE}`])('is not told by %s', (porownaj) => {
    expect(comparedOf(readHistorySearch({ porownaj }))).toBeNull()
  })

  it('lets the first go for a third, and takes one back', () => {
    expect(toggleCompared([], 'a')).toEqual(['a'])
    expect(toggleCompared(['a', 'b'], 'c')).toEqual(['b', 'c'])
    expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b'])
  })
})
