import { describe, expect, it } from 'vitest'
import { checkRegistration } from './checkRegistration.ts'

const GOOD = {
  email: ' zofia@example.pl ',
  display_name: '',
  password: 'zielony kubek na oknie',
  accepts_terms: true,
}

describe('checkRegistration', () => {
  it('finds nothing wrong with a whole form', async () => {
    expect(await checkRegistration(GOOD)).toEqual([])
  })

  it('names everything in the order of the form', async () => {
    const nothing = { email: '', display_name: '', password: '', accepts_terms: false }
    expect(await checkRegistration(nothing)).toEqual([
      { field: 'email', code: 'required' },
      { field: 'password', code: 'required' },
      { field: 'accepts_terms', code: 'must_accept' },
    ])
  })

  it('takes no password made of the address or the name', async () => {
    const named = { ...GOOD, display_name: 'Żaneta Brzęczyk', password: 'ZanetaBrzeczyk1' }
    expect(await checkRegistration(named)).toEqual([{ field: 'password', code: 'weak' }])
    expect(await checkRegistration({ ...GOOD, password: 'zofia@example.pl' })).toEqual([
      { field: 'password', code: 'weak' },
    ])
  })
})
