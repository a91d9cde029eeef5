import * as fc from 'fast-check'
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { canBePrinted, unprintableIn } from '#domain/gifts/canBePrinted.ts'
import { loadFontsFor, type Voice } from './fonts.ts'
import { setType } from './lettering.ts'

it('names of many scripts can be printed, what no font has is named', () => {
  for (const name of [
    'Zażółć',
    'Nguyễn',
    'Γιώργος',
    'Їжакевич',
    'דוד',
    'محمد',
    '王小明',
    'さくら',
    '김민준',
    'გიორგი',
    'Անի',
    'अमित',
    'সুমন',
    'கமலா',
    'สมชาย',
    '🎉👩‍👩‍👧',
  ])
    expect([name, unprintableIn(name)]).toEqual([name, []])
  // Ethiopic, Cherokee, and unassigned code points.
  expect(unprintableIn('Abebe አበበ')).toEqual(['አ', 'በ'])
  expect(canBePrinted('ᏣᎳᎩ')).toBe(false)
  expect(canBePrinted('\u{10fffd}')).toBe(false)
})

/** A letter, drawn alone. */
function drawn(voice: Voice, letter: string): string {
  loadFontsFor(letter)
  const canvas = createCanvas(60, 60)
  const pen = canvas.getContext('2d')
  setType(pen, { voice, size: 30 })
  pen.fillText(letter, 15, 40)
  return Buffer.from(pen.getImageData(0, 0, 60, 60).data).toString('base64')
}

it('each voice of documents has a glyph for whatever can be printed', () => {
  const letters = fc.integer({ min: 0x21, max: 0x1fbff }).map((code) => String.fromCodePoint(code))
  const voices = ['card-words', 'card-greeting', 'card-hand', 'text', 'grotesk'] as const
  const box = new Map(voices.map((voice) => [voice, drawn(voice, '\u{10fffd}')]))
  fc.assert(
    fc.property(letters, fc.constantFrom(...voices), (letter, voice) => {
      fc.pre(/[\p{L}\p{N}]/u.test(letter) && /\P{Default_Ignorable_Code_Point}/u.test(letter))
      fc.pre(canBePrinted(letter))
      // Documents are set in composed characters.
      expect(drawn(voice, letter.normalize('NFC'))).not.toBe(box.get(voice))
    }),
    { numRuns: 200 },
  )
})
