import { expect, it } from 'vitest'
import { type GiftWords, TEXT_EDITION } from '#domain/gifts/giftWords.ts'
import { purchasedFile, writtenOf } from './purchasedFile.ts'

const LINE = { handle: 'kartka-urodzinowa-sto-iskier', requiresShipping: false, attributes: [] }
const given = { imie: 'Marto', wspomnienie: 'drożdżówki', zyczenie: 'własnej piekarni', nadawca: 'Ola' }

const reads = (words: GiftWords) => {
  const file = purchasedFile(LINE, 'pl', { words, anonymousSender: false })
  return file === null ? '' : (writtenOf(file)?.paragraphs.join(' ') ?? '')
}

it('words of an earlier edition stand in the text that they were given for', () => {
  expect(reads({ given, text: null })).toContain('Marto, dziś płonie sto iskier')
  expect(reads({ given, text: null })).toContain('Życzę Ci własnej piekarni i tylu powodów')
})

it('words of the present one stand in the right case, as their giver corrected them', () => {
  const now = { ...given, imie: 'Marta', zyczenie: 'własna piekarnia' }
  const words = { given: now, text: null, edition: TEXT_EDITION }
  expect(reads(words)).toContain('Marto, dziś płonie')
  expect(reads(words)).toContain('Niech spełni się to: własna piekarnia.')
  expect(reads({ ...words, given: { ...now, imie_odmiana: 'Martusiu' } })).toContain('Martusiu, dziś płonie')
})
