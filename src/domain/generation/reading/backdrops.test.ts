import { describe, expect, it } from 'vitest'
import { readPrompt } from './readPrompt.ts'
import { tellBrief } from './tellBrief.ts'

describe('two places of a prompt', () => {
  it.each([
    ['mountain lake in autumn', 'lake', 'mountains'],
    ['górskie jezioro', 'lake', 'mountains'],
    ['jezioro w górach', 'lake', 'mountains'],
    ['lis nad rzeką w lesie', 'lake', 'forest'],
    ['wioska w górach zimą', 'village', 'mountains'],
    ['a village by a lake', 'village', 'lake'],
    ['łąka nad morzem', 'meadow', 'sea'],
    ['las nad morzem', 'sea', 'forest'],
    ['miasteczko w górach', 'city', 'mountains'],
  ])('are one view: %s', (prompt, setting, backdrop) => {
    const brief = readPrompt(prompt)
    expect(brief).toMatchObject({ setting, backdrop, unread: [] })
  })

  it.each(['kot w pokoju nad morzem', 'rakieta w kosmosie nad miastem'])(
    'that can’t be seen together are the first one, and the other isn’t understood: %s',
    (prompt) => {
      const { backdrop, unread } = readPrompt(prompt)
      expect(backdrop).toBeNull()
      expect(unread).toHaveLength(1)
    },
  )

  it('are seen from above only as woods around a lake', () => {
    expect(readPrompt('jezioro w lesie z lotu ptaka').unread).toEqual([])
    expect(readPrompt('jezioro w górach z lotu ptaka').unread.map(({ word }) => word)).toEqual(['górach'])
  })

  it('are told in that order', () => {
    const brief = readPrompt('łódka na górskim jeziorze')
    expect(tellBrief(brief, 'pl')).toBe('łódkę nad jeziorem w górach')
    expect(tellBrief(brief, 'en')).toBe('a boat by a lake in the mountains')
  })
})
