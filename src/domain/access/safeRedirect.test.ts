import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safeRedirect.ts'

const ORIGIN = 'https://iskra.example'

/** Whether following the address, from any page of ours and however it is read, stays on our origin. */
function stays(address: string): boolean {
  return [ORIGIN, `${ORIGIN}/login`, `${ORIGIN}/ustawienia/konto/`].every((page) => {
    const target = URL.parse(address, page)
    return target?.origin === ORIGIN && target.username === '' && target.password === ''
  })
}

// Addresses of other origins, made of three parts: a beginning, a target and a suffix.
const BEGINNINGS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '\u0000//',
  '/\u0000/',
  '/./\u002f',
  '/.//',
  '/..//',
  '/%2e//',
  '/%2e%2e//',
  '/a/..//',
  '/%2f',
  '/%2F/',
  '/%5c',
  '/%5C%5C',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%252f',
  '/%255c',
  '/%25252f%25252f',
  '/\u2044',
  '/\u2215/',
  '/\uff0f',
  '/\uff3c',
  '/\ufe68',
  '/\u200b/',
  '/\ufeff/',
  '/\u202e/',
  '/\u00a0/',
  '/\u3000/',
  'http:',
  'https:',
  'http://',
  'https://',
  'HTTPS://',
  'https:/\\',
  'https:\\\\',
  'ht\ntps://',
  'ftp://',
  'ws://',
  'blob:https://',
  'view-source:https://',
  '@',
  '/@',
  '/;@',
  '.',
  '%2f%2f',
  'iskra.example@',
  'https://iskra.example@',
  'https://iskra.example:pass@',
  '//iskra.example@',
]
const HOSTS = [
  'evil.example',
  'evil.example/%2f..',
  'iskra.example.evil.example',
  '0x7f000001',
  'ｅvil.example',
]
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)//\u0000',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  'mailto:a@evil.example',
  'tel:+48600100200',
  'intent://evil.example#Intent;end',
  'sklep',
  './sklep',
  '../sklep',
  '?a=b',
  '#a',
  '',
  ' ',
  '/%',
  '/%c0%af%c0%afevil.example',
  '/%e0%80%af',
  `/${'a'.repeat(5000)}`,
]
const HOSTILE = [...BEGINNINGS.flatMap((start) => HOSTS.map((host) => start + host)), ...SCRIPTS]
/** Beginnings that no reader takes for anything but a path of ours. */
const PLAIN = ['/@', '/;@', '/\u2044', '/\u2215']
const OTHER_THAN_TEXT = [undefined, null, 1, true, {}, [], ['/sklep'], { toString: () => '//evil.example' }]

describe('safeRedirect', () => {
  it('lets none of 300 hostile values leave the origin', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(300)
    const leaving = HOSTILE.filter((value) => {
      const place = safeRedirect(value)
      return place !== null && !(stays(place) && stays(decodeURIComponent(place)))
    })
    expect(leaving).toEqual([])
  })

  it('refuses them outright, save those that are plain paths to everybody', () => {
    const taken = HOSTILE.filter((value) => safeRedirect(value) !== null)
    expect(taken.filter((value) => !PLAIN.some((start) => value.startsWith(start)))).toEqual([])
  })

  it('takes text only', () => {
    expect(OTHER_THAN_TEXT.map(safeRedirect)).toEqual(OTHER_THAN_TEXT.map(() => null))
  })

  it.each([
    '/',
    '/panel',
    '/sklep?q=kubek&sort=price-asc',
    '/sklep?q=a%2Fb%20c&next=https%3A%2F%2Fevil.example',
    '/sklep/produkt/kubek-z-imieniem#opis',
    '/uzytkownik/%C5%BC%C3%B3%C5%82w',
    '/konto;a=b',
  ])('brings people back to %s', (place) => {
    expect(safeRedirect(place)).toBe(place)
  })

  it('gives what stands already, or nothing, for any text', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%00',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '\t',
    )
    const texts = oneof(
      string({ unit: 'binary' }),
      array(oneof(pieces, string({ maxLength: 3 }))).map((parts) => `/${parts.join('')}`),
    )
    assert(
      property(texts, (text) => {
        const place = safeRedirect(text) ?? '/'
        expect([stays(place), safeRedirect(place)]).toEqual([true, place])
      }),
      { numRuns: 3_000 },
    )
  })
})
