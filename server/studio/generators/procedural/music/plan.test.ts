import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import { readMusic } from '#domain/generation/reading/askedMusic.ts'
import { composePiece, planOf, type Piece } from './compose.ts'
import { integratedLoudness } from './loudness.ts'
import { MUSIC_LEVEL } from './limiter.ts'
import { keyOf } from './score.ts'
import { truePeak } from './truePeak.ts'

function pieceOf(prompt: string, seed = 1, seconds = 30): Piece {
  const { mood } = readMusic(prompt)
  return { prompt, seed, mood, seconds, isLoop: false, level: MUSIC_LEVEL }
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Beats a minute, whether its third is a major one, and beats in a bar. */
function planned(prompt: string, seed: number) {
  const { beat, mood } = planOf(pieceOf(prompt, seed))
  return { tempo: 60 / beat, isMajor: keyOf(2, mood.scale, 0) === 4, metre: mood.metre }
}

function level(part: Float32Array): number {
  return part.reduce((sum, value) => sum + value * value, 0) / part.length
}

describe('a piece as it is asked for', () => {
  it.each([
    ['wesoła melodia', 100, 135, true, 4],
    ['smutna melodia', 50, 76, false, 4],
    ['a sad song', 50, 76, false, 4],
    ['kołysanka dla Zosi', 62, 86, true, 3],
    ['a lullaby', 62, 86, true, 3],
    ['marsz', 92, 124, true, 4],
    ['marsz żałobny', 50, 76, false, 4],
    ['walc', 76, 106, true, 3],
    ['uroczysty hymn', 50, 76, false, 4],
    ['rock', 125, 165, false, 4],
    ['wesoła polka, szybko', 125, 165, true, 4],
  ])('„%s” goes at %d to %d, in major: %s, %d beats in a bar', (prompt, slowest, fastest, isMajor, metre) => {
    for (const seed of SEEDS) {
      const plan = planned(prompt, seed)
      expect(plan).toMatchObject({ isMajor, metre })
      expect(plan.tempo).toBeGreaterThan(slowest)
      expect(plan.tempo).toBeLessThan(fastest)
    }
  })

  it('understands each of these words', () => {
    for (const prompt of ['smutna melodia', 'marsz żałobny', 'kołysanka', 'a sad march', 'walc'])
      expect(readMusic(prompt).ends.filter(({ became }) => became === 'unread')).toEqual([])
  })

  it('ends in its own key, on whole bars, whatever is asked for', () => {
    assert(
      property(
        constantFrom(
          'wesoła',
          'smutna',
          'kołysanka',
          'marsz',
          'walc',
          'szybki walc',
          'rock, powoli',
          'smutny marsz',
        ),
        integer({ min: 1, max: 10_000 }),
        constantFrom(...GENERATOR_OPTIONS.music.duration.values),
        constantFrom(true, false),
        (prompt, seed, seconds, isLoop) => {
          const { chords, beat, mood, rings } = planOf({ ...pieceOf(prompt, seed, seconds), isLoop })
          expect(chords.at(-1)).toBe(0)
          expect(chords.length * mood.metre * beat + rings).toBeCloseTo(seconds, 6)
          // Whole bars change the tempo a little, and never to another pace.
          const [slowest, fastest] = mood.tempo
          expect(60 / beat).toBeGreaterThan(slowest * 0.86)
          expect(60 / beat).toBeLessThan(fastest * 1.14)
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each(['smutna melodia', 'kołysanka', 'marsz', 'wesoły walc z bębnami'])(
    '„%s” is as loud as every piece, clips nowhere, and is silent nowhere',
    (prompt) => {
      const sound = composePiece(pieceOf(prompt, 2, 8), () => undefined)
      expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(0.6)
      expect(truePeak(sound)).toBeLessThanOrEqual(-1.9)
      const half = sound.rate / 2
      for (let at = 0; at + half <= sound.left.length; at += half)
        expect(level(sound.left.subarray(at, at + half))).toBeGreaterThan(level(sound.left) * 0.002)
    },
  )
})
