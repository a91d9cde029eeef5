import { afterEach, expect, it } from 'vitest'
import { browserLanguage } from './browserLanguage.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
})

it('follows the address where there are several languages, and nothing where there is one', () => {
  history.replaceState(null, '', '/?lang=en')
  expect(browserLanguage({ isMultilingual: false })).toBe('pl')
  expect(document.documentElement.lang).toBe('pl')
  expect(localStorage.length).toBe(0)
  expect(browserLanguage({ isMultilingual: true })).toBe('en')
})
