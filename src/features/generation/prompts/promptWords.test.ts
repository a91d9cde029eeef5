import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWords, hasWords, removeWords } from './promptWords.ts'

it('puts words after a comma, at the end', () => {
  expect(addWords('', 'z bliska')).toBe('z bliska')
  expect(addWords('Bukiet piwonii ', 'z bliska')).toBe('Bukiet piwonii, z bliska')
  expect(addWords('Bukiet,', 'z bliska')).toBe('Bukiet, z bliska')
})

it('takes them away wherever they stand', () => {
  expect(removeWords('Bukiet, Z bliska, rano', 'z bliska')).toBe('Bukiet, rano')
  expect(removeWords('z bliska, bukiet', 'z bliska')).toBe('bukiet')
  expect(removeWords('Bukiet', 'z bliska')).toBe('Bukiet')
  expect(removeWords('İstanbul, z bliska', 'z bliska')).toBe('İstanbul')
  expect(removeWords('tak (a+b)?, nie', '(a+b)?')).toBe('tak, nie')
})

it('undoes what it did', () => {
  const prompt = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !hasWords(text, 'z bliska') && !/[,;:\s]$/u.test(text))
  fc.assert(
    fc.property(prompt, (text) => {
      const added = addWords(text, 'z bliska')
      expect(hasWords(added, 'z bliska')).toBe(true)
      expect(removeWords(added, 'z bliska')).toBe(text)
    }),
  )
})
