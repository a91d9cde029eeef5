import { describe, expect, it } from 'vitest'
import { isDrawable, readPrompt } from './readPrompt.ts'
import { tellBrief } from './tellBrief.ts'
import { PROMPT_CORPUS } from './testing/promptCorpus.ts'
import { told } from './testing/told.ts'

describe('what is said before the click', () => {
  it('is asked of three hundred prompts', () => {
    expect(new Set(PROMPT_CORPUS.map(([prompt]) => prompt)).size).toBeGreaterThanOrEqual(300)
  })

  it.each(PROMPT_CORPUS)('„%s”: %s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected)
  })

  it('is nothing, and nothing can be asked for, where nothing was understood', () => {
    for (const nonsense of [
      'asdf qwer zxcv',
      'kwantowa chromodynamika',
      '123',
      '???',
      'czerwony',
      'betoniarnia',
    ]) {
      expect(isDrawable(readPrompt(nonsense))).toBe(false)
      expect(isDrawable(readPrompt(nonsense), 'typographic')).toBe(true)
    }
    expect(isDrawable(readPrompt('granat i złoto'), 'pattern')).toBe(true)
  })

  it.each([
    ['dwa czarne koty', 'two black cats'],
    ['rudy lis w lesie', 'a ginger fox in a forest'],
    ['bukiet czerwonych róż', 'a bouquet of red roses'],
    ['śpiący słoń', 'a sleeping elephant'],
    ['tort z trzema świeczkami na urodziny', 'a cake with 3 candles for a birthday'],
  ])('is English, too: „%s”', (prompt, expected) => {
    expect(tellBrief(readPrompt(prompt), 'en')).toBe(expected)
  })

  it('offers what is written nearly alike', () => {
    const [first] = readPrompt('motyll na łące').unread
    expect(first).toEqual({ word: 'motyll', start: 0, end: 6, near: ['butterfly'] })
    expect(readPrompt('kotwica i kotlet').unread[0]?.near).toEqual([])
  })
})
