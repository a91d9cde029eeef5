import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SCOPE, FILTER_VALUES, readScope, type Scope, writeScope } from './address.ts'
import { dayAfter } from './days.ts'
import { orderedDays, PRESETS } from './range.ts'
import { COMPARISONS } from './report.ts'

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => dayAfter('2020-01-01', days))
const scope: fc.Arbitrary<Scope> = fc.record({
  range: fc.oneof(
    fc.constantFrom(...PRESETS),
    fc.tuple(day, day).map(([one, other]) => orderedDays(one, other)),
  ),
  comparison: fc.constantFrom(...COMPARISONS),
  filters: fc.record(
    {
      source: fc.constantFrom(...FILTER_VALUES.source),
      device: fc.constantFrom(...FILTER_VALUES.device),
      offline: fc.constantFrom(...FILTER_VALUES.offline),
      type: fc.constantFrom(...FILTER_VALUES.type),
      affiliate: fc.stringMatching(/^[A-Z0-9_-]{3,32}$/),
      engine: fc.constantFrom('runway', 'flux.1-dev', '123', '1e3', 'true', 'null'),
    },
    { requiredKeys: [] },
  ),
})

describe('the address of statistics', () => {
  it('says a scope so that it is read as the same, by the router’s own writing', () => {
    fc.assert(
      fc.property(scope, (asked) => {
        expect(readScope(defaultParseSearch(defaultStringifySearch(writeScope(asked))))).toEqual(asked)
      }),
    )
  })

  it('is empty where nothing was chosen', () => {
    expect(defaultStringifySearch(writeScope(DEFAULT_SCOPE))).toBe('')
  })

  it('is read leniently', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        expect(readScope(search)).toMatchObject({ comparison: 'previous' })
      }),
    )
    expect(
      readScope({
        okres: 'kiedys',
        od: '2026-02-30',
        do: '2026-03-01',
        porownanie: 7,
        urzadzenie: 'zegarek',
      }),
    ).toEqual(DEFAULT_SCOPE)
    expect(readScope({ od: '2026-03-05', do: '2026-03-01' }).range).toEqual({
      from: '2026-03-01',
      to: '2026-03-05',
    })
  })

  it('is one that people can read', () => {
    expect(
      defaultStringifySearch(
        writeScope({ range: '7-days', comparison: 'year', filters: { device: 'phone', offline: 'true' } }),
      ),
    ).toBe('?okres=7-dni&porownanie=rok&urzadzenie=phone&siec=brak')
  })
})
