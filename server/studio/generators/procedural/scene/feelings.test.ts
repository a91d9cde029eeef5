import { describe, expect, it } from 'vitest'
import { MOTIFS } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { canWear } from '#domain/generation/reading/wearing.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { withFeeling } from './feelings.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { tonesOf } from './tones.ts'

const random = randomOf('feelings')
const hand = { tones: tonesOf(readPrompt('kot'), random), random, own: null }

describe('a feeling', () => {
  it.each(MOTIFS.filter((name) => canWear(name, 'hat')))('changes only the face of: %s', (name) => {
    const shapes = ALL_MOTIFS[name].draw(hand)
    for (const feeling of ['sad', 'angry', 'surprised'] as const) {
      const felt = withFeeling(shapes, feeling)
      expect(felt).not.toEqual(shapes)
      const [before, after] = [boundsOf(shapes), boundsOf(felt)]
      expect(Math.abs(after.left - before.left)).toBeLessThan(0.06)
      expect(Math.abs(after.bottom - before.bottom)).toBeLessThan(0.06)
    }
  })

  it('is none of a thing without a face', () => {
    const house = ALL_MOTIFS.house.draw(hand)
    expect(withFeeling(house, 'sad')).toEqual(house)
  })
})
