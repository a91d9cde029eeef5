import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileWords, WORDS_BYTES } from './fileWords.ts'
import { LONGEST_VALUE } from './templateLimits.ts'

const texts = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.toWellFormed())
const utf8 = (text: string) => new TextEncoder().encode(text)

it('reads what was written, and no mark of how it was', () => {
  fc.assert(
    fc.property(
      texts.filter((text) => !text.startsWith('\uFEFF')),
      (text) => {
        expect(fileWords(utf8(text))).toBe(text)
        expect(fileWords(utf8(`\uFEFF${text}`))).toBe(text)
      },
    ),
  )
})

it('reads the beginning of a long one, the same of all of it as of what is read of it', () => {
  fc.assert(
    fc.property(
      texts.filter((text) => text !== '' && !text.startsWith('\uFEFF')),
      (text) => {
        const long = text.repeat(Math.ceil(WORDS_BYTES / utf8(text).length) + 1)
        const words = fileWords(utf8(long))
        expect(words).toBe(fileWords(utf8(long).subarray(0, WORDS_BYTES)))
        expect(words.length).toBe(LONGEST_VALUE)
        // A sign that was cut in the middle is no sign.
        expect(long.slice(0, LONGEST_VALUE - 1)).toBe(words.slice(0, LONGEST_VALUE - 1))
      },
    ),
    { numRuns: 20 },
  )
})

it('reads what an older spreadsheet wrote', () => {
  expect(fileWords(Uint8Array.from([0xa3, 0xf3, 0x64, 0x9f]))).toBe('Łódź')
})

it('reads anything at all without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      expect(fileWords(bytes).isWellFormed()).toBe(true)
    }),
  )
})
