import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

it('reads what UTF-8 has written, cut or whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const text = written.toWellFormed().replaceAll('\0', '').replaceAll('\ufeff', '').replaceAll('\r', '')
      expect(decodeText(utf8(text))).toBe(text)
    }),
  )
  expect(decodeText(utf8('zażółć').subarray(0, 3), true)).toBe('za')
})

it('reads Windows-1250, UTF-16 and a mark of bytes', () => {
  const older = new Uint8Array([0x7a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 0x0d, 0x0a, 0xb9])
  expect(decodeText(older)).toBe('zażółć\ną')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x05, 0x01]))).toBe('ą')
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0x01, 0x05]))).toBe('ą')
  expect(decodeText(utf8('\ufeffmiś'))).toBe('miś')
})

it('reads ISO 8859-2, in which older programs of other systems write Polish', () => {
  expect(decodeText(latin2('Zażółć gęślą jaźń.'))).toBe('Zażółć gęślą jaźń.')
  expect(decodeText(latin2('ŹLE, ŚLE, ĄĘ'))).toBe('ŹLE, ŚLE, ĄĘ')
  // Letters that are the same in both, and signs that only Windows has.
  expect(decodeText(new Uint8Array([0x84, 0xb3, 0xf3, 0x94, 0x20, 0xb1, 0x35]))).toBe('„łó” ±5')
})

it('reads UTF-8 of which a sign is broken as UTF-8', () => {
  const broken = utf8('Zażółć gęślą jaźń. Koniec ż').slice(0, -1)
  expect(decodeText(broken)).toBe('Zażółć gęślą jaźń. Koniec \ufffd')
  // One letter of two bytes is no proof: „Ăł” is what they are in Windows.
  expect(decodeText(new Uint8Array([0xb3, 0xb9, 0xbf, 0x20, 0xc3, 0xb3]))).toBe('łąż Ăł')
})

it('takes no picture for a text', () => {
  expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBeNull()
})

const LATIN2: Readonly<Record<string, number>> = {
  ą: 0xb1,
  ś: 0xb6,
  ź: 0xbc,
  ć: 0xe6,
  ę: 0xea,
  ł: 0xb3,
  ń: 0xf1,
  ó: 0xf3,
  ż: 0xbf,
  Ą: 0xa1,
  Ę: 0xca,
  Ś: 0xa6,
  Ź: 0xac,
}

const latin2 = (text: string) => Uint8Array.from(text, (sign) => LATIN2[sign] ?? sign.charCodeAt(0))
