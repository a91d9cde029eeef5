import { readdirSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import { FEATURE_PLACES as PROMISE_PLACES, OPTION_PLACES } from './catalogue.ts'
import { faultOf, type Place, testsIn } from './place.ts'
import { LEGAL_PLACES } from './legal.ts'
import { DEVICE_PLACES, PREFERENCE_PLACES } from './preferences.ts'
import { ENVIRONMENT_PLACES, FEATURE_PLACES, RUNTIME_PLACES } from './settings.ts'
import { textsOf } from './saidTexts.ts'
import { NO_PROMISE, PROMISING_FOLDERS, TOPICS } from './texts.ts'

const TABLES = {
  'switch on the page': mapped(FEATURE_PLACES, ({ page }) => page),
  'switch on the server': mapped(FEATURE_PLACES, ({ server }) => server),
  'setting of the page': RUNTIME_PLACES,
  'setting of the server': ENVIRONMENT_PLACES,
  preference: PREFERENCE_PLACES,
  'preference of one device': DEVICE_PLACES,
  'promise of the page': mapped(TOPICS, ({ places }) => places),
  'claim of terms and privacy': LEGAL_PLACES,
  'promise of a product': PROMISE_PLACES,
  'option of a product': OPTION_PLACES,
}

function mapped<Row>(table: Readonly<Record<string, Row>>, places: (row: Row) => readonly Place[]) {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, places(row)]))
}

const CLAIMS = Object.entries(TABLES).flatMap(([kind, table]) =>
  Object.entries<readonly Place[]>(table).map(([claim, places]) => [kind, claim, places] as const),
)

it.each(CLAIMS)('%s “%s” is held by tests that run', (_kind, _claim, places) => {
  const faults = places.map((place) => [...place, faultOf(place)]).filter(([, , fault]) => fault !== null)
  expect(faults).toEqual([])
})

const SAID = PROMISING_FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) => textsOf(`${folder}/${name}`).filter((text) => text.length > 30)),
)

it('every text where the page promises says what is held, or promises nothing', () => {
  const held = Object.values(TOPICS)
  const loose = SAID.filter(
    (text) =>
      !held.some(({ says }) => says.test(text)) &&
      !NO_PROMISE.some((beginning) => text.startsWith(beginning)),
  )
  expect(loose).toEqual([])
})

it('nothing is held that no text says any more', () => {
  const unsaid = Object.entries(TOPICS).filter(([, { says }]) => !SAID.some((text) => says.test(text)))
  expect(unsaid.map(([topic]) => topic)).toEqual([])
  expect(NO_PROMISE.filter((beginning) => !SAID.some((text) => text.startsWith(beginning)))).toEqual([])
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

it('does not compile for a switch, a setting, a preference or a promise without its place', () => {
  expectTypeOf<Omit<typeof FEATURE_PLACES, 'darkMode'>>().not.toExtend<typeof FEATURE_PLACES>()
  expectTypeOf<Omit<typeof RUNTIME_PLACES, 'seller'>>().not.toExtend<typeof RUNTIME_PLACES>()
  expectTypeOf<Omit<typeof ENVIRONMENT_PLACES, 'FAL_API_KEY'>>().not.toExtend<typeof ENVIRONMENT_PLACES>()
  expectTypeOf<Omit<typeof PREFERENCE_PLACES, 'theme'>>().not.toExtend<typeof PREFERENCE_PLACES>()
  expectTypeOf<Omit<typeof LEGAL_PLACES, 'data-exported'>>().not.toExtend<typeof LEGAL_PLACES>()
  expectTypeOf<Omit<typeof PROMISE_PLACES, 'Bez abonamentu'>>().not.toExtend<typeof PROMISE_PLACES>()
  expectTypeOf<Omit<typeof OPTION_PLACES, 'Kolor'>>().not.toExtend<typeof OPTION_PLACES>()
  expectTypeOf<Omit<typeof DEVICE_PLACES, 'compactMode'>>().not.toExtend<typeof DEVICE_PLACES>()
})
