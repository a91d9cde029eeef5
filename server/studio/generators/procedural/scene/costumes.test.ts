import { describe, expect, it } from 'vitest'
import { COSTUMES, MOTIFS } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { canWear } from '#domain/generation/reading/wearing.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { headOf } from './head.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { tonesOf } from './tones.ts'
import { withWorn } from './worn.ts'

const tones = tonesOf(readPrompt(''), randomOf('tones'))

describe('a costume', () => {
  it.each(COSTUMES)('%s: is on everybody who has a face, whose eyes stay where they are', (name) => {
    for (const who of MOTIFS.filter((motif) => canWear(motif, name))) {
      const hand = { tones, random: randomOf(who), own: null }
      const plain = ALL_MOTIFS[who].draw(hand)
      const dressed = withWorn(plain, [{ name, colours: [] }], hand)
      expect(dressed.length).toBeGreaterThan(plain.length)
      const { left, right, top } = boundsOf(dressed)
      expect(Math.max(-left, right, -top)).toBeLessThan(ALL_MOTIFS[who].breadth + 2)
      expect(headOf(dressed)?.eyes).toEqual(headOf(plain)?.eyes)
    }
  })
})
