import { expect, it } from 'vitest'
import { ADMIN } from '#domain/access/access.ts'
import { SCREEN_ADDRESSES, SCREENS } from '#domain/addresses/screens.ts'
import { PLACES } from '../manifests.ts'
import { HUB_SECTIONS } from './hubSections.ts'

it('shows every screen of administrators once, the hub itself aside', () => {
  const shown: readonly string[] = HUB_SECTIONS.flatMap(({ places }) => places.map((name) => PLACES[name].to))
  const screens = SCREEN_ADDRESSES.filter(
    (address) => SCREENS[address].access === ADMIN && !address.includes('$') && address !== '/admin',
  )
  expect(new Set(shown).size).toBe(shown.length)
  expect(screens.filter((address) => !shown.includes(address))).toEqual([])
})
