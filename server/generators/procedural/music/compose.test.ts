import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GENERATOR_OPTIONS, type OptionsOf } from '#domain/generation/options.ts'
import { randomOf } from '#server/media/brushes/random.ts'
import { compose } from './compose.ts'
import { keyOf, MOODS, tuneOver } from './score.ts'

function play(
  mood: OptionsOf['music']['mood'],
  seed = 1,
  duration: OptionsOf['music']['duration'] = 15,
  isQuick = true,
) {
  const job = {
    id: 'a',
    type: 'music',
    engine: 'iskra-muzyka',
    prompt: 'melodia',
    seed,
    source: null,
  } as const
  return compose({ ...job, options: { duration, mood } }, () => {}, isQuick)
}

function print(seed: number): string {
  return createHash('sha256')
    .update(new Uint8Array(play('calm', seed).left.buffer))
    .digest('hex')
}

function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

describe('composing', () => {
  it.each(GENERATOR_OPTIONS.music.mood.values)(
    '%s is heard, in stereo, without clipping, and ends in silence',
    (mood) => {
      const { left, right, rate } = play(mood)
      expect(left.length).toBe(2 * rate)
      expect(levelOf(left)).toBeGreaterThan(0.02)
      for (const channel of [left, right]) {
        expect(channel.every((sample) => Math.abs(sample) <= 0.9)).toBe(true)
        expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.001)
      }
      expect(left.some((sample, index) => sample !== right[index])).toBe(true)
    },
  )

  it('plays the same again for the same seed only', () => {
    expect(print(4)).toBe(print(4))
    expect(print(4)).not.toBe(print(5))
  })

  it.each(GENERATOR_OPTIONS.music.mood.values)(
    '%s: the tune keeps to its scale, its bars and its compass, and comes home',
    (name) => {
      const mood = MOODS[name]
      for (let seed = 0; seed < 40; seed += 1) {
        const random = randomOf(`${seed}`)
        const chords = [...random.pick(mood.progressions), ...random.pick(mood.progressions), 0]
        const notes = tuneOver(chords, mood, random)
        let ends = 0
        for (const { beat, beats, degree } of notes) {
          expect(beat).toBeGreaterThanOrEqual(ends - 1e-9)
          ends = beat + beats
          expect(ends).toBeLessThanOrEqual(chords.length * mood.metre + 1e-9)
          expect(degree).toBeGreaterThanOrEqual(0)
          expect(degree).toBeLessThanOrEqual(15)
          expect(mood.scale).toContain((keyOf(degree, mood.scale, 60) - 60) % 12)
        }
        expect(notes.at(-1)?.degree).toBe(7)
      }
    },
  )

  it.runIf(process.env['LONG'])('fills every length', { timeout: 300_000 }, () => {
    for (const duration of [15, 30, 60] as const) {
      const { left, rate } = play('joyful', 2, duration, false)
      expect(left.length).toBe(duration * rate)
      for (let second = 0; second < duration - 3; second += 1) {
        expect(levelOf(left.subarray(second * rate, (second + 1) * rate))).toBeGreaterThan(0.004)
      }
    }
  })
})
