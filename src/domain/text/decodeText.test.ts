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

it('takes no picture for a text', () => {
  expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBeNull()
})
