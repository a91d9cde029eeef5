import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage, readCookie, type LanguageSources } from './detectLanguage.ts'

const SILENT: LanguageSources = {
  query: () => null,
  cookie: () => null,
  localStorage: () => null,
  sessionStorage: () => null,
  navigator: () => [],
  htmlTag: () => null,
}

function refused(): never {
  throw new DOMException('refused', 'SecurityError')
}

describe('detecting the language', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'asks in the specified order and takes the first that it has: place %i',
    (place) => {
      // Those before say a language it has not, the one at this place English, those after it Polish.
      const said = (other: number): string => (other < place ? 'de' : other === place ? 'en' : 'pl')
      const sources: LanguageSources = {
        query: () => said(0),
        cookie: () => said(1),
        localStorage: () => said(2),
        sessionStorage: () => said(3),
        navigator: () => [said(4)],
        htmlTag: () => said(5),
      }
      expect(detectLanguage(sources)).toBe('en')
    },
  )

  it('is Polish when nobody says anything', () => {
    expect(detectLanguage(SILENT)).toBe('pl')
  })

  it('takes regions and the browser’s later wishes', () => {
    expect(detectLanguage({ ...SILENT, navigator: () => ['de-DE', 'en-GB', 'pl'] })).toBe('en')
    expect(detectLanguage({ ...SILENT, cookie: () => 'pl_PL' })).toBe('pl')
  })

  it('passes over a source that throws', () => {
    const sources = {
      ...SILENT,
      localStorage: refused,
      sessionStorage: refused,
      cookie: refused,
      htmlTag: () => 'en',
    }
    expect(detectLanguage(sources)).toBe('en')
  })

  it('gives a language for anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const found = detectLanguage({ ...SILENT, query: () => one, htmlTag: () => other })
        expect(['pl', 'en']).toContain(found)
      }),
    )
  })
})

describe('reading a cookie', () => {
  it('finds it among others, whole', () => {
    expect(readCookie('a=1; lang=en; xlang=pl', 'lang')).toBe('en')
    expect(readCookie('xlang=pl', 'lang')).toBeNull()
    expect(readCookie('lang=a%20b=c', 'lang')).toBe('a b=c')
  })
})
