import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filtersOf } from './galleryFilters.ts'
import { readGallerySearch } from './gallerySearch.ts'

describe('the gallery’s address', () => {
  it('is read into what it means, defaults left out', () => {
    expect(readGallerySearch({ q: '  kot  na oknie ', sort: 'nazwa', album: 'a1', zdjecie: 'i1' })).toEqual({
      q: 'kot na oknie',
      sort: 'nazwa',
      album: 'a1',
      zdjecie: 'i1',
    })
    expect(readGallerySearch({ q: ' ', sort: 'najnowsze', udostepnione: '3' })).toMatchObject({
      udostepnione: 3,
    })
    expect(readGallerySearch({ udostepnione: 'blad' })).toMatchObject({ udostepnione: 'blad' })
  })

  it('never throws, and reading it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (junk, fields) => {
        readGallerySearch(junk)
        const once = readGallerySearch(fields)
        expect(readGallerySearch(once)).toEqual(once)
      }),
    )
  })

  it('asks the API in its words', () => {
    expect(filtersOf({})).toEqual({ q: undefined, album: undefined, sort: 'newest' })
    expect(filtersOf({ q: 'kot', sort: 'najwieksze' })).toMatchObject({ q: 'kot', sort: 'largest' })
  })
})
