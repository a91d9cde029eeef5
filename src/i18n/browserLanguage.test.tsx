import { afterEach, expect, it } from 'vitest'
import { browserLanguage, lastingLanguage, rememberChoice } from './browserLanguage.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
  document.cookie = 'lang=; max-age=0; path=/'
})

it('follows the address where there are several languages, and nothing where there is one', () => {
  history.replaceState(null, '', '/?lang=en')
  expect(browserLanguage({ isMultilingual: false })).toBe('pl')
  expect(localStorage.length).toBe(0)
  expect(browserLanguage({ isMultilingual: true })).toBe('en')
})

it('lasts as the address asked, unless another one was chosen by hand', () => {
  history.replaceState(null, '', '/?lang=en')
  browserLanguage({ isMultilingual: true })
  expect(lastingLanguage({ isMultilingual: true })).toBe('en')
  expect(lastingLanguage({ isMultilingual: false })).toBe('pl')
  rememberChoice('pl')
  history.replaceState(null, '', '/?lang=en')
  expect(browserLanguage({ isMultilingual: true })).toBe('en')
  expect(lastingLanguage({ isMultilingual: true })).toBe('pl')
})
