import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkProfileChange, normaliseProfileChange } from './checkProfile.ts'
import { USERNAME } from './profile.ts'

describe('a change of the profile', () => {
  it.each(['ola', 'ola-nowak', '@Ola', ' zosia7 ', null, ''])('takes „%s” for a user name', (username) => {
    expect(checkProfileChange({ username })).toEqual([])
  })

  it.each([
    'ol',
    'zośka',
    'ola nowak',
    '-ola',
    'ola-',
    'ola--nowak',
    'o'.repeat(31),
    'ola/nowak',
    'ola.nowak',
  ])('doesn’t take „%s”', (username) => {
    expect(checkProfileChange({ username })).toEqual([{ field: 'username', code: 'username' }])
  })

  it.each(['admin', 'Iskra', 'iskra-pomoc', 'ad-min', 'galeria'])('keeps „%s” for the site', (username) => {
    expect(checkProfileChange({ username })).toEqual([{ field: 'username', code: 'reserved' }])
  })

  it('leaves what is left out', () => {
    expect(normaliseProfileChange({ bio: ' Piszę.\r\nKartki. ' })).toEqual({ bio: 'Piszę.\nKartki.' })
    expect(normaliseProfileChange({ username: ' ' })).toEqual({ username: null })
  })

  it('never lets a name through that can’t stand in an address', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40, unit: fc.constantFrom('@', ' ', '-', 'a', 'Z', '0', 'ż') }),
        (username) => {
          const kept = normaliseProfileChange({ username }).username
          const isFine = checkProfileChange({ username }).length === 0
          expect(isFine && typeof kept === 'string' && !USERNAME.test(kept)).toBe(false)
          expect(normaliseProfileChange({ username: kept ?? null }).username).toBe(kept)
        },
      ),
    )
  })
})
