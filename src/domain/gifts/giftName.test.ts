import { expect, test } from 'vitest'
import { giftName } from './giftName.ts'
import { NO_DETAILS } from './personalization.ts'

test('a gift is told by the name in its details, or by the one that was typed into its words', () => {
  const words = { given: { nadawca: 'Ola', imie: ' Halina ' }, text: null }
  expect(giftName({ ...NO_DETAILS, recipientName: 'Jan', words })).toBe('Jan')
  expect(giftName({ ...NO_DETAILS, words })).toBe('Halina')
  expect(giftName({ ...NO_DETAILS, words: { ...words, given: { nadawca: 'Ola' } } })).toBe('')
  expect(giftName({ ...NO_DETAILS, words: { ...words, text: 'Moje słowa' } })).toBe('')
  expect(giftName(NO_DETAILS)).toBe('')
})
