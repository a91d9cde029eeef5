import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { tellReading } from './tellReading.ts'

const shown = (prompt: string, language: 'pl' | 'en') =>
  tellReading(prompt, { type: 'image', style: 'natural', negativePrompt: '' }, language).shown

function relations(prompt: string) {
  return readPrompt(prompt).motifs.map(({ relation }) => relation?.name ?? null)
}

describe('clothes, feelings and places', () => {
  it.each([
    ['miś w czerwonym swetrze', 'pl', 'misia w czerwonym swetrze'],
    ['a man in a suit with flowers', 'en', 'a man in a suit holding a bouquet'],
    ['babcia w fartuchu', 'pl', 'babcię w fartuchu'],
    ['a cat in a blue coat', 'en', 'a cat in a blue coat'],
    ['chłopiec w piżamie', 'pl', 'chłopca w piżamie'],
    ['smutny pies', 'pl', 'smutnego psa'],
    ['an angry bear', 'en', 'an angry bear'],
    ['a surprised girl', 'en', 'a surprised girl'],
    ['kot na płocie', 'pl', 'kota i płot'],
    ['pies na schodach', 'pl', 'psa i schody'],
    ['a flower shop', 'en', 'a shop with flowers'],
    ['księgarnia', 'pl', 'sklep z książkami'],
    ['palm trees', 'en', 'three palm trees'],
  ] as const)('„%s” (%s) are drawn: %s', (prompt, language, wanted) => {
    expect(shown(prompt, language)).toBe(wanted)
    expect(readPrompt(prompt).unread).toEqual([])
  })

  it('are where somebody looks, and tied to what is driven', () => {
    expect(relations('a boy looking at the moon')).toEqual(['under', null])
    expect(relations('a car with balloons')).toEqual([null, 'on'])
  })
})
