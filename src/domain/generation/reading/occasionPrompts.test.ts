import { describe, expect, it } from 'vitest'
import { unitsOf } from './units.ts'
import { readPrompt } from './readPrompt.ts'
import { OCCASION_PROMPTS } from './testing/occasionPrompts.ts'
import { vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** The wanted words of a prompt that nothing is made of. */
function missed(prompt: string, wanted: string): string[] {
  const unread = new Set(readPrompt(prompt).unread.map(({ word }) => word))
  const units = unitsOf(vocabulary(), wordsOf(prompt, []))
  return wanted.split(' ').filter((word) => {
    const unit = units.find(({ words }) => words.some(({ text }) => text === word))
    const isSilent = unit?.senses.every(({ kind }) => kind === 'silent') ?? true
    return isSilent || unread.has(word)
  })
}

describe('prompts for the occasions people buy cards for', () => {
  it('name what is drawn: more than nine words in ten', () => {
    const all = OCCASION_PROMPTS.flatMap(([, wanted]) => wanted.split(' '))
    const missing = OCCASION_PROMPTS.flatMap(([prompt, wanted]) => missed(prompt, wanted))
    const share = 1 - missing.length / all.length
    console.info(`understood: ${(share * 100).toFixed(1)} % of ${all.length}; not: ${missing.join(', ')}`)
    expect(OCCASION_PROMPTS.length).toBeGreaterThanOrEqual(100)
    expect(share).toBeGreaterThan(0.9)
  })
})
