import { describe, expect, it } from 'vitest'
import { tellReading } from './tellReading.ts'
import { readPrompt } from './readPrompt.ts'
import { JUDGED_ENGLISH, JUDGED_POLISH } from './testing/judgedPrompts.ts'
import type { Reading } from './understandsPrompt.ts'
import { wordsOf } from './words.ts'

const PICTURE: Reading = { type: 'image', style: 'natural', negativePrompt: '' }

function told(prompt: string, language: 'pl' | 'en'): string {
  const { isUnderstood, shown, written, followed, missed } = tellReading(prompt, PICTURE, language)
  return [
    isUnderstood ? shown : 'nothing',
    ...written.map((line) => `„${line}”`),
    ...(followed.length === 0 ? [] : [`+ ${followed.join(', ')}`]),
    ...(missed.length === 0 ? [] : [`− ${missed.join(', ')}`]),
  ].join(' | ')
}

describe.each([
  ['pl', JUDGED_POLISH],
  ['en', JUDGED_ENGLISH],
] as const)('prompts that were judged, in %s', (language, judged) => {
  it.each(judged.map(([prompt, expected]) => [prompt, expected] as const))('„%s”: %s', (prompt, expected) => {
    expect(told(prompt, language)).toBe(expected)
    expect(readPrompt(prompt).language).toBe(language)
  })

  it('end rightly, at least 95 words in 100, and none vanishes', () => {
    expect(new Set(judged.map(([prompt]) => prompt)).size).toBeGreaterThanOrEqual(200)
    const words = judged.flatMap(([prompt]) => wordsOf(prompt, []))
    const wrong = judged.flatMap(([, , list]) => (list === undefined ? [] : list.split(' ')))
    expect(1 - wrong.length / words.length).toBeGreaterThanOrEqual(0.95)
    for (const [prompt] of judged) {
      const { ignored } = tellReading(prompt, PICTURE, language)
      const { ends } = readPrompt(prompt)
      expect(ends).toHaveLength(wordsOf(prompt, []).length)
      const missed = new Set(ignored.map(({ word }) => word.toLowerCase()))
      const lost = ends.filter(({ word, became }) => became === 'unread' && !missed.has(word.toLowerCase()))
      expect(lost).toEqual([])
    }
  })
})
