import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { OCCASION_PROMPTS } from './testing/occasionPrompts.ts'

/** The wanted words of a prompt that the reading didn't use. */
function missed(prompt: string, wanted: string): string[] {
  const { ends } = readPrompt(prompt)
  return wanted.split(' ').filter((wish) => {
    const became = ends.find(({ word }) => word === wish)?.became
    return became === undefined || became === 'unread' || became === 'small'
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
