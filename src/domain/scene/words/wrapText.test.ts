import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrapText } from './wrapText.ts'

const measure = (text: string) => text.length

it('breaks at spaces, and within a word that is too wide', () => {
  expect(wrapText('Zamówienie w drodze', 12, measure)).toEqual(['Zamówienie', 'w drodze'])
  expect(wrapText('nieprawdopodobne tak', 8, measure)).toEqual(['nieprawd', 'opodobne', 'tak'])
  expect(wrapText('jeden\n\ndwa', 20, measure)).toEqual(['jeden', '', 'dwa'])
})

it('never is wider than asked, and loses no letter', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ż', ' ', '\n', 'w', 'długie', 'i ') })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (written, width) => {
      const lines = wrapText(written, width, measure)
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
      expect(lines.join('').replaceAll(' ', '')).toBe(written.replaceAll(/[ \n]/gu, ''))
    }),
  )
})
