import { expect, it } from 'vitest'
import { fillBlanks, sentenceAround } from './blanks.ts'

const TEXT = '{imie}, sto lat!\n\nPamiętam jedno: {wspomnienie}. Życzę Ci {zyczenie}.\n\n{nadawca}'

it('what was given stands in its place, and the rest is left to be written by hand', () => {
  expect(fillBlanks(TEXT, { imie: ' Żaneta ', zyczenie: '' }, '___')).toBe(
    'Żaneta, sto lat!\n\nPamiętam jedno: ___. Życzę Ci ___.\n\n___',
  )
})

it('what is given is taken as it is, and blanks inside of it are none', () => {
  expect(fillBlanks('{imie}', { imie: '{nadawca} $1 $&', nadawca: 'Ola' }, '')).toBe('{nadawca} $1 $&')
})

it('a blank is told by the sentence around it', () => {
  expect(sentenceAround(TEXT, 'wspomnienie', '…')).toBe('Pamiętam jedno: ….')
  expect(sentenceAround(TEXT, 'imie', '…')).toBe('…, sto lat!')
  expect(sentenceAround(TEXT, 'nadawca', '…')).toBe('…')
  expect(sentenceAround(TEXT, 'rada', '…')).toBe('')
})
