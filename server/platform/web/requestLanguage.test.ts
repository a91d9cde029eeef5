import { expect, it } from 'vitest'
import { requestLanguage } from './requestLanguage.ts'

const asking = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`http://localhost/${query}`, { headers })

it('asks address, cookie and browser, in this order', () => {
  const all = { multiLanguage: true }
  const english = { cookie: 'lang=en', 'accept-language': 'de, en;q=0.5' }
  expect(requestLanguage(asking('?lang=pl', english), all)).toBe('pl')
  expect(requestLanguage(asking('', english), all)).toBe('en')
  expect(requestLanguage(asking('', { 'accept-language': 'de, en;q=0.5' }), all)).toBe('en')
})

it('asks nobody where there is one language only', () => {
  const request = asking('?lang=en', { cookie: 'lang=en', 'accept-language': 'en' })
  expect(requestLanguage(request, { multiLanguage: false })).toBe('pl')
})
