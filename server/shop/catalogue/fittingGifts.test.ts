import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { productArbitrary } from '#domain/catalogue/productArbitrary.ts'
import { fittingGift } from '#domain/occasions/fittingGift.ts'
import { ideaOf } from '#domain/occasions/giftIdea.ts'
import type { OwnDate } from '#domain/occasions/ownDate.ts'
import { PUBLIC_OCCASIONS } from '#domain/occasions/publicOccasions.ts'
import { EXAMPLE_DATE } from '#domain/occasions/testing/exampleDate.ts'
import { catalogueProducts } from './catalogue.ts'
import { TAGS } from './english/words.ts'

/** The catalogue as a storefront's list has it, with the fields for choosing a gift. */
function listed(language: 'pl' | 'en'): readonly Product[] {
  const [some] = fc.sample(productArbitrary, 1)
  if (some === undefined) throw new Error('no product')
  return catalogueProducts.map(({ handle, tags, ai, course }) => ({
    ...some,
    id: handle,
    handle,
    tags: language === 'pl' ? tags : tags.map((tag) => TAGS[tag]),
    availableForSale: true,
    details: {
      ...some.details,
      difficulty: course?.difficulty ?? null,
      aiType: ai?.type ?? null,
      aiTemplateBase: ai?.base ?? null,
    },
  }))
}

describe.each(['pl', 'en'] as const)('the gift that suits, in the catalogue in %s', (language) => {
  const products = listed(language)

  it('of the days that everybody has', () => {
    const gifts = PUBLIC_OCCASIONS.map(({ kind, idea }) => [
      kind,
      fittingGift(products, idea)?.handle ?? null,
    ])
    expect(Object.fromEntries(gifts)).toEqual({
      'grandmothers-day': 'zyczenia-dla-dziadkow',
      'grandfathers-day': 'zyczenia-dla-dziadkow',
      valentines: 'kartka-walentynkowa-jedno-serce',
      'womens-day': null,
      easter: null,
      'first-communion': null,
      'mothers-day': 'kartka-na-dzien-matki-bukiet',
      'childrens-day': null,
      'fathers-day': 'kartka-na-dzien-ojca-gory',
      'teachers-day': 'podziekowanie-dla-nauczycielki',
      'saint-nicholas': 'kartka-swiateczna-pierwsza-gwiazdka',
      'christmas-eve': 'kartka-swiateczna-pierwsza-gwiazdka',
    })
  })

  it.each<[Partial<OwnDate>, number | null, string | null]>([
    [{ kind: 'name-day', relation: 'mama' }, null, 'kartka-imieninowa-laka'],
    [{ kind: 'name-day', relation: '' }, null, 'kartka-imieninowa-laka'],
    [{ kind: 'birthday', relation: '' }, null, 'kartka-urodzinowa-sto-iskier'],
    [{ kind: 'birthday', relation: 'tata' }, null, 'kartka-urodzinowa-sto-iskier'],
    [{ kind: 'birthday', relation: 'mama' }, null, 'zyczenia-dla-mamy'],
    [{ kind: 'birthday', relation: 'przyjaciele', name: 'Ewa' }, null, 'zyczenia-dla-przyjaciolki'],
    [{ kind: 'birthday', relation: 'przyjaciele', name: 'Tomek' }, null, 'kartka-urodzinowa-sto-iskier'],
    [{ kind: 'birthday', relation: 'dziecko' }, 7, 'kartka-dla-dziecka-balony'],
    [{ kind: 'birthday', relation: 'dziecko' }, 18, 'kartka-na-osiemnastke'],
    [{ kind: 'birthday', relation: 'tata' }, 50, 'zyczenia-na-piecdziesiatke'],
    [{ kind: 'anniversary', relation: 'druga-polowka' }, 10, 'kartka-rocznica-dwie-linie'],
    [{ kind: 'other', relation: 'mama' }, null, null],
  ])('of %j, the %s.: %s', (changes, turns, handle) => {
    const idea = ideaOf({ ...EXAMPLE_DATE, ...changes }, turns)
    expect(fittingGift(products, idea)?.handle ?? null).toBe(handle)
  })
})
