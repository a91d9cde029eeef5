import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import { CLAIMING, FEATURE_PLACES, type Place, PREFERENCE_PLACES, TEXT_PLACES } from './claims.ts'

const PLACES: readonly Place[] = [
  ...Object.values(FEATURE_PLACES).flat(),
  ...Object.values(PREFERENCE_PLACES).flat(),
  ...Object.values(TEXT_PLACES),
]

it.each(PLACES)('%s has %j', (file, words) => {
  expect(readFileSync(file, 'utf8')).toContain(words)
})

it('every text that promises such a thing says where it is true', () => {
  const catalogue = readFileSync('src/i18n/locales/pl/messages.po', 'utf8')
  const texts = [...catalogue.matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text)
  const claims = texts.filter((text) => CLAIMING.test(text))
  const beginnings = Object.keys(TEXT_PLACES)
  expect(claims.filter((text) => !beginnings.some((beginning) => text.startsWith(beginning)))).toEqual([])
  expect(beginnings.filter((beginning) => !claims.some((text) => text.startsWith(beginning)))).toEqual([])
})

it('does not compile for a switch or a preference without its place', () => {
  expectTypeOf<Omit<typeof FEATURE_PLACES, 'darkMode'>>().not.toExtend<typeof FEATURE_PLACES>()
  expectTypeOf<Omit<typeof PREFERENCE_PLACES, 'theme'>>().not.toExtend<typeof PREFERENCE_PLACES>()
})
