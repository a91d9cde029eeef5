import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createResampler } from './createResampler.ts'

function wave(hz: number, samplesPerSecond: number, seconds = 0.5): Float32Array {
  const samples = Math.round(seconds * samplesPerSecond)
  return Float32Array.from({ length: samples }, (_, at) =>
    Math.sin((2 * Math.PI * hz * at) / samplesPerSecond),
  )
}

function resample(samples: Float32Array, from: number, to: number, cuts: readonly number[] = []): number[] {
  const resampler = createResampler(from, to)
  const places = [0, ...cuts.toSorted((one, other) => one - other), samples.length]
  return [
    ...places.slice(1).flatMap((end, at) => [...resampler.add(samples.subarray(places[at], end))]),
    ...resampler.rest(),
  ]
}

/** Without what the ends are faded by. */
const middle = (samples: readonly number[]) => samples.slice(400, -400)
const loudest = (samples: readonly number[]) => Math.max(...samples.map(Math.abs))

it.each([48_000, 44_100, 22_050, 8_000, 11_025])(
  'a tone keeps its pitch, place and loudness from %i Hz',
  (rate) => {
    const expected = wave(440, 16_000)
    const made = resample(wave(440, rate), rate, 16_000)
    expect(Math.abs(made.length - expected.length)).toBeLessThanOrEqual(1)
    expect(loudest(middle(made.map((sample, at) => sample - (expected[at] ?? 0))))).toBeLessThan(0.02)
  },
)

it('what the lower rate can’t hold is silent, not another tone', () => {
  expect(loudest(middle(resample(wave(11_000, 48_000), 48_000, 16_000)))).toBeLessThan(0.01)
})

it('comes out the same however it is cut', () => {
  const sound = wave(300, 44_100, 0.1)
  const whole = resample(sound, 44_100, 16_000)
  fc.assert(
    fc.property(fc.array(fc.nat({ max: sound.length })), (cuts) => {
      expect(resample(sound, 44_100, 16_000, cuts)).toEqual(whole)
    }),
  )
})

it('is left alone at its own rate', () => {
  const sound = wave(440, 16_000, 0.01)
  expect(resample(sound, 16_000, 16_000)).toEqual([...sound])
})
