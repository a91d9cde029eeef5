import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PREVIEW_LENGTH, previewText } from './previewText.ts'

const length = (text: string) => [...new Intl.Segmenter('pl').segment(text)].length

test('a short text stays whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(previewText(text)).toEqual({ text, isCut: false })
    }),
  )
})

test('a longer text is cut to 150 characters, at a word, and says so', () => {
  const word = 'słowo '
  const cut = previewText(word.repeat(60))
  expect(cut.isCut).toBe(true)
  expect(cut.text).toMatch(/słowo…$/u)
  expect(length(cut.text)).toBeLessThanOrEqual(PREVIEW_LENGTH)
})

test('ends with a sentence, or else a phrase, not in the middle of one', () => {
  const sentence = 'Dzień dobry, Marto, to jest zdanie o Tobie i o niczym innym na świecie.'
  const phrase = 'a potem idzie dalej bez kropki przez wiele słów, aż do końca i jeszcze kawałek dalej'
  expect(previewText(`${sentence} Drugie zdanie ${phrase}`).text).toBe(`${sentence.slice(0, -1)}…`)
  expect(previewText(`Marto ${phrase} ${phrase}`).text).toMatch(/słów…$/u)
})

test('a text without spaces is cut at exactly 150 characters', () => {
  expect(length(previewText('ż'.repeat(400)).text)).toBe(PREVIEW_LENGTH)
})

test('is never longer than 150 characters and always a beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 100, maxLength: 400 }), (text) => {
      const preview = previewText(text)
      expect(length(preview.text)).toBeLessThanOrEqual(PREVIEW_LENGTH)
      expect(text.startsWith(preview.isCut ? preview.text.slice(0, -1) : preview.text)).toBe(true)
    }),
  )
})
