import { describe, expect, it } from 'vitest'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { levelled, MUSIC_LEVEL } from './limiter.ts'
import { integratedLoudness } from './loudness.ts'
import { RATE, type Sound } from './sound.ts'
import { truePeak } from './truePeak.ts'

function tone(hertz: number, decibels: number, { seconds = 4, rate = RATE, phase = 0 } = {}): Float32Array {
  const level = 10 ** (decibels / 20)
  return Float32Array.from(
    { length: seconds * rate },
    (_, index) => level * Math.sin((Math.PI * 2 * hertz * index) / rate + phase),
  )
}

const both = (channel: Float32Array, rate = RATE): Sound => ({ left: channel, right: channel, rate })
const silence = new Float32Array(RATE * 4)

describe('loudness', () => {
  it.each([44_100, 48_000])('is what the recommendation says of its test tones, at %s Hz', (rate) => {
    // One channel of 997 Hz at full scale is −3.01 LUFS; both at −23 dB are −23 (EBU Tech 3341, case 1).
    const left = tone(997, 0, { rate })
    expect(integratedLoudness({ left, right: new Float32Array(left.length), rate })).toBeCloseTo(-3.01, 1)
    expect(integratedLoudness(both(tone(1_000, -23, { rate, seconds: 20 }), rate))).toBeCloseTo(-23, 1)
  })

  it('leaves pauses and what is far quieter out (EBU Tech 3341, case 3)', () => {
    const quiet = tone(1_000, -36, { seconds: 3 })
    const whole = new Float32Array([...quiet, ...tone(1_000, -23, { seconds: 18 }), ...quiet])
    // The tolerance of a meter for that.
    expect(Math.abs(integratedLoudness(both(whole)) + 23)).toBeLessThan(0.1)
    expect(integratedLoudness(both(silence))).toBe(-Infinity)
  })
})

describe('the true peak', () => {
  it('is found between the samples', () => {
    // A quarter of the rate, an eighth of a turn late: no sample is louder than −3 dB, but the tone is.
    const between = tone(RATE / 4, -6, { phase: Math.PI / 4 })
    expect(20 * Math.log10(Math.max(...between.subarray(0, 1_000)))).toBeCloseTo(-9.01, 1)
    expect(truePeak(both(between))).toBeGreaterThan(-6.5)
    expect(truePeak(both(between))).toBeLessThan(-5.5)
  })
})

describe('levelling', () => {
  it('brings a quiet and a loud sound to one loudness, and holds back what would be louder than allowed', () => {
    const random = randomOf('drum')
    const drum = Float32Array.from(
      { length: RATE * 6 },
      (_, index) => random.between(-1, 1) * Math.exp(-(index % (RATE / 2)) / 900),
    )
    for (const loud of [both(tone(220, -50)), both(tone(220, -1)), both(drum)]) {
      const level = levelled(loud, MUSIC_LEVEL)
      expect(integratedLoudness(level)).toBeGreaterThan(-16.7)
      expect(integratedLoudness(level)).toBeLessThan(-15.7)
      expect(truePeak(level)).toBeLessThanOrEqual(-1.9)
    }
    expect(levelled(both(silence), MUSIC_LEVEL).left).toEqual(silence)
  })
})
