import { describe, expect, it } from 'vitest'
import { judgeAccess, type Visitor } from '../access/access.ts'
import { accessOfPath } from './accessOfPath.ts'
import { PLANNED_ADDRESSES } from './plannedAddresses.ts'
import { SCREENS } from './screens.ts'

const user: Visitor = { roles: ['user'], role: 'user', isVerified: true }
const unverified: Visitor = { ...user, isVerified: false }
const adminInList: Visitor = { roles: ['user', 'Admin'], role: 'user', isVerified: true }
const adminAlone: Visitor = { roles: [], role: 'ADMIN', isVerified: true }

const filled = (address: string) => address.replaceAll(/\$(\w+)/g, 'jakis-$1-7')

describe('the access of an address', () => {
  it.each(Object.entries({ ...SCREENS, ...PLANNED_ADDRESSES }))(
    'is what %s is judged by',
    (address, { access }) => {
      expect(accessOfPath(filled(address))).toEqual(access)
    },
  )

  it('leaves what is no address open: anyone may learn that there is nothing', () => {
    for (const path of ['/nie-ma', '/konto/nie-ma', '/admin', '/..', '']) {
      expect(accessOfPath(path)).toEqual({ kind: 'anyone' })
    }
  })

  it.each([
    ['/sklep', null, 'allowed'],
    ['/konto', null, 'sign-in'],
    ['/konto', unverified, 'verify'],
    ['/konto', user, 'allowed'],
    ['/ustawienia/bezpieczenstwo', null, 'sign-in'],
    ['/ustawienia', unverified, 'verify'],
    ['/ustawienia/bezpieczenstwo', unverified, 'verify'],
    ['/preferences', unverified, 'verify'],
    ['/preferences', user, 'allowed'],
    ['/verify-email-required', null, 'sign-in'],
    ['/credits/success', null, 'sign-in'],
    ['/historia', null, 'sign-in'],
    ['/wideo/edytor', user, 'allowed'],
    ['/admin/emails', null, 'sign-in'],
    ['/admin/emails', unverified, 'verify'],
    ['/admin/emails', user, 'forbidden'],
    ['/admin/emails', adminInList, 'allowed'],
    ['/cennik/admin', adminAlone, 'allowed'],
    ['/statistics', user, 'forbidden'],
  ] as const)('%s, visited by %j: %s', (path, visitor, verdict) => {
    expect(judgeAccess(accessOfPath(path), visitor)).toBe(verdict)
  })
})
