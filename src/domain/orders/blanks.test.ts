import { expect, it } from 'vitest'
import { blankNames, sentenceAround } from './blanks.ts'

const TEXT = '{imie:vocative}, sto lat!\n\nPamiętam jedno: {wspomnienie}. Życzę Ci {zyczenie}.\n\n{nadawca}'

it('its blanks are known by their names, each once', () => {
  expect(blankNames(`${TEXT} {imie}`)).toEqual(['imie', 'wspomnienie', 'zyczenie', 'nadawca'])
})

it('a blank is told by the sentence around it', () => {
  expect(sentenceAround(TEXT, 'wspomnienie', '…')).toBe('Pamiętam jedno: ….')
  expect(sentenceAround(TEXT, 'imie', '…')).toBe('…, sto lat!')
  expect(sentenceAround(TEXT, 'nadawca', '…')).toBe('…')
  expect(sentenceAround(TEXT, 'rada', '…')).toBe('')
})
