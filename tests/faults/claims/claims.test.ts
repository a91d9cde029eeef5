import { expect, it } from 'vitest'
import { FEATURE_PLACES as PROMISE_PLACES, OPTION_PLACES } from './catalogue.ts'
import { LEGAL_PLACES } from './legal.ts'
import { faultOf, type Place, testsIn } from './place.ts'
import { DEVICE_PLACES, PREFERENCE_PLACES } from './preferences.ts'
import { ENVIRONMENT_PLACES, FEATURE_PLACES, RUNTIME_PLACES } from './settings.ts'

/** Each is complete by its type: what has no row there doesn't compile. */
const TABLES: Readonly<Record<string, Readonly<Record<string, readonly Place[]>>>> = {
  'switch on the page': mapped(FEATURE_PLACES, ({ page }) => page),
  'switch on the server': mapped(FEATURE_PLACES, ({ server }) => server),
  'setting of the page': RUNTIME_PLACES,
  'setting of the server': ENVIRONMENT_PLACES,
  preference: PREFERENCE_PLACES,
  'preference of one device': DEVICE_PLACES,
  'claim of terms and privacy': LEGAL_PLACES,
  'promise of a product': PROMISE_PLACES,
  'option of a product': OPTION_PLACES,
}

function mapped<Row>(table: Readonly<Record<string, Row>>, places: (row: Row) => readonly Place[]) {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, places(row)]))
}

it('every promise names tests that are there and run', () => {
  const faults = Object.entries(TABLES).flatMap(([kind, table]) =>
    Object.entries(table).flatMap(([claim, places]) =>
      places
        .map((place) => ({ promise: `${kind}: ${claim}`, place, fault: faultOf(place) }))
        .filter(({ fault }) => fault !== null),
    ),
  )
  expect(faults).toEqual([])
})

it('finds tests by their titles, and knows which never run', () => {
  const source = `
    it('runs', () => {})
    test.each([1])("one of several: %i", () => {})
    it(\`of \${COUNT} times\`, () => {})
    it.skip('is skipped', () => {})
    it.skipIf(isSlow).each([1])('is skipped at times', () => {})
    test.fixme('is to be mended', () => {})
    describe.skip('a group', () => it('of a group', () => {}))
    describe('a group', () => it('in a group', () => {}))
    expect(it).toBe('no test')`
  expect(testsIn(source)).toEqual([
    { title: 'runs', runs: true },
    { title: 'one of several: %i', runs: true },
    { title: 'of ${COUNT} times', runs: true },
    { title: 'is skipped', runs: false },
    { title: 'is skipped at times', runs: false },
    { title: 'is to be mended', runs: false },
    { title: 'of a group', runs: false },
    { title: 'in a group', runs: true },
  ])
  expect(faultOf(['tests/faults/claims/claims.test.ts', 'is nowhere'])).toBe('no test of that title')
  expect(faultOf(['tests/faults/claims/nowhere.test.ts', 'is nowhere'])).toBe('no such file')
})
