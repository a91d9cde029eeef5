import { describe, expect, it } from 'vitest'
import { readConfirmationSearch, readEntrySearch, readLinkSearch } from './entrySearch.ts'

const wanted = (given: unknown) =>
  readConfirmationSearch({ token: 't', accepts_notifications: given }).accepts_notifications

describe('the search parameters of the entry screens', () => {
  it('keep a place of this origin and stand empty for any other', () => {
    expect(readEntrySearch({ redirect: '/panel?a=b' })).toEqual({ redirect: '/panel?a=b' })
    // The key is always there: without it the router would hand on the address's own.
    for (const redirect of ['//evil.example', 7, undefined]) {
      expect(Object.entries(readEntrySearch({ redirect }))).toEqual([['redirect', undefined]])
    }
  })

  it('take a token that is a text', () => {
    expect(readLinkSearch({ token: 'secret' })).toEqual({ token: 'secret' })
    expect(Object.entries(readLinkSearch({ token: ['secret'] }))).toEqual([['token', undefined]])
  })

  it('take the letters for wanted unless they are declined', () => {
    expect(['false', false].map(wanted)).toEqual([false, false])
    expect(['true', true, undefined, 'no'].map(wanted)).toEqual([undefined, undefined, undefined, undefined])
  })
})
