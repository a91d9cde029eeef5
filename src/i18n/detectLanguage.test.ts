import fc from 'fast-check'
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

describe('detecting the language', () => {
  it('asks in the specified order and takes the first that the interface has', () => {
    const order = ['query', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'] as const
    for (const [place, name] of order.entries()) {
      const sources = { ...SILENT }
      for (const [other, later] of order.entries()) {
        const said = other < place ? 'de' : other === place ? 'en' : 'pl'
        Object.assign(sources, { [later]: () => (later === 'navigator' ? [said] : said) })
      }
      expect(detectLanguage(sources), name).toBe('en')
    }
  })

  it('is Polish when nobody says anything', () => {
    expect(detectLanguage(SILENT)).toBe('pl')
  })

  it('takes regions and the browser’s later wishes', () => {
    expect(detectLanguage({ ...SILENT, navigator: () => ['de-DE', 'en-GB', 'pl'] })).toBe('en')
    expect(detectLanguage({ ...SILENT, cookie: () => 'pl_PL' })).toBe('pl')
  })

  it('passes over a source that throws', () => {
    const refused = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    const sources = { ...SILENT, localStorage: refused, sessionStorage: refused, cookie: refused, htmlTag: () => 'en' }
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
