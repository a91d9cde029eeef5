import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { cardWords, countedWords, letteringWords } from './writtenWords.ts'

const lettering = (prompt: string) => letteringWords(readPrompt(prompt), prompt)

describe('what is written', () => {
  it.each([
    ['kartka urodzinowa dla Zosi z kotem', ['Wszystkiego najlepszego', 'Dla Zosi']],
    ['happy birthday card for Tom', ['Happy birthday', 'For Tom']],
    ['laurka dla mamy', ['Dla mamy']],
    ['kot dla Zosi, napis „Sto lat”', ['Sto lat']],
    ['kot na łące', []],
  ])('on a card of „%s”', (prompt, words) => {
    expect(cardWords(readPrompt(prompt))).toEqual(words)
  })

  it.each([
    ['Kocham Cię najbardziej na świecie', ['Kocham Cię najbardziej na świecie']],
    ['Ozdobny napis „Dziękuję” wśród polnych kwiatów', ['Dziękuję']],
    ['Sto lat,\n  sto lat!', ['Sto lat,', 'sto lat!']],
    ['kwantowa chromodynamika', ['kwantowa chromodynamika']],
    ['\u0000\u202E', ['Iskra']],
  ])('as lettering of %j', (prompt, words) => {
    expect(lettering(prompt)).toEqual(words)
  })

  it('is a large number where it is one that is counted', () => {
    expect(countedWords(['30. urodziny Ani'])).toEqual({ number: '30', words: 'urodziny Ani' })
    expect(countedWords(['18 lat'])).toEqual({ number: '18', words: 'lat' })
    expect(countedWords(['24 grudnia 2026'])).toBeNull()
    expect(countedWords(['Wszystkiego najlepszego na 30. urodziny'])).toBeNull()
  })
})
