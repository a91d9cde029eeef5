import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBucketMeter } from './bucketMeter.ts'
import { createLevelMeter } from './levels.ts'
import { addBuckets, newPeaks, peaksBetween, readPeaks } from './peaks.ts'
import { silenceCuts } from './silenceCuts.ts'
import { speechStretches, type Stretch } from './speechStretches.ts'

const RATE = 16_000

/** Numbers of -1 to 1 that are the same for the same seed. */
function noiseOf(seed: number): () => number {
  let state = seed | 1
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1
    return (state >>> 8) / 8_388_608 - 1
  }
}

/** Noise over which bursts rise as speech does: a voice's tones, in syllables, soft at both ends. */
function recording(
  bursts: readonly Stretch[],
  lengthMs: number,
  over: number,
  noiseDb: number,
): Float32Array {
  const noise = noiseOf(7)
  const floor = 10 ** (noiseDb / 20) * Math.sqrt(3)
  const samples = Float32Array.from({ length: (lengthMs * RATE) / 1_000 }, () => noise() * floor)
  const loud = 10 ** ((noiseDb + over) / 20)
  for (const { start, end } of bursts) {
    const [from, to] = [(start * RATE) / 1_000, (end * RATE) / 1_000]
    for (let at = from; at < to; at += 1) {
      const seconds = at / RATE
      const edge = Math.min(1, (at - from) / (0.03 * RATE), (to - at) / (0.03 * RATE))
      const syllable = 0.7 + 0.3 * Math.sin(2 * Math.PI * 4 * (seconds - start / 1_000))
      const tones = [1, 2, 3, 5].reduce(
        (sum, tone) => sum + Math.sin(2 * Math.PI * 130 * tone * seconds) / tone,
        0,
      )
      samples[at] = (samples[at] ?? 0) + loud * edge * syllable * 1.2 * tones
    }
  }
  return samples
}

const bursts = fc
  .array(
    fc.record({ silence: fc.integer({ min: 800, max: 4_000 }), burst: fc.integer({ min: 200, max: 3_000 }) }),
    { minLength: 2, maxLength: 8 },
  )
  .map((parts) => {
    let at = 0
    const stretches = parts.map(({ silence, burst }) => {
      const start = Math.round((at + silence) / 10) * 10
      at = start + Math.round(burst / 10) * 10
      return { start, end: at }
    })
    return { stretches, lengthMs: at + 1_000 }
  })

const overlap = (one: Stretch, other: Stretch) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

describe('silence', () => {
  it('is found to at least 95 %, and no burst loses anything, over noise of 10 to 30 dB below', () => {
    let [silent, found] = [0, 0]
    fc.assert(
      fc.property(
        bursts,
        fc.integer({ min: 10, max: 30 }),
        fc.integer({ min: -70, max: -35 }),
        ({ stretches, lengthMs }, over, noiseDb) => {
          const levels = createLevelMeter(RATE).add(recording(stretches, lengthMs, over, noiseDb))
          const speech = speechStretches(levels)
          for (const cut of silenceCuts(speech, lengthMs))
            for (const burst of stretches) expect(overlap(cut, burst)).toBe(0)
          const said = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
          const heard = speech.reduce((sum, { start, end }) => sum + end - start, 0)
          const right = speech.reduce(
            (sum, one) => sum + stretches.reduce((all, burst) => all + overlap(one, burst), 0),
            0,
          )
          silent += lengthMs - said
          found += lengthMs - said - (heard - right)
          expect(lengthMs - said - (heard - right)).toBeGreaterThanOrEqual(0.95 * (lengthMs - said))
        },
      ),
      { numRuns: 30 },
    )
    expect(found / silent).toBeGreaterThan(0.95)
  })

  it('is measured in windows that are never late, at any rate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8_000, 11_025, 16_000, 22_050, 44_100),
        fc.array(fc.nat({ max: 900 })),
        (rate, cuts) => {
          const [meter, buckets] = [createLevelMeter(rate), createBucketMeter(rate, 10)]
          let [levelCount, bucketCount, samples] = [0, 0, 0]
          for (const length of cuts) {
            levelCount += meter.add(new Float32Array(length)).length
            bucketCount += buckets.add(new Float32Array(length)).length / 2
            samples += length
          }
          expect(Math.abs(levelCount - Math.floor((samples * 100) / rate))).toBeLessThanOrEqual(1)
          expect(bucketCount).toBe(levelCount)
        },
      ),
    )
  })

  it('follows noise that grows louder', () => {
    const quiet = recording([{ start: 2_000, end: 4_000 }], 30_000, 20, -60)
    const loud = recording([{ start: 15_000, end: 17_000 }], 30_000, 15, -40)
    const meter = createLevelMeter(RATE)
    const levels = Int8Array.from([...meter.add(quiet), ...meter.add(loud)])
    const cuts = silenceCuts(speechStretches(levels), 60_000)
    for (const burst of [
      { start: 2_000, end: 4_000 },
      { start: 45_000, end: 47_000 },
    ])
      for (const cut of cuts) expect(overlap(cut, burst)).toBe(0)
    expect(cuts.some((cut) => overlap(cut, { start: 5_000, end: 19_000 }) > 13_000)).toBe(true)
    expect(cuts.some((cut) => overlap(cut, { start: 48_000, end: 60_000 }) > 11_000)).toBe(true)
  })

  it('is all of a recording without sound', () => {
    expect(speechStretches(new Int8Array(500).fill(-100))).toEqual([])
    expect(silenceCuts([], 5_000)).toEqual([{ start: 0, end: 5_000 }])
    expect(silenceCuts([{ start: 0, end: 5_000 }], 5_000)).toEqual([])
  })
})

/** A sound of 1,000 samples a second, added in pieces. */
const peaksOf = ({ samples, cuts }: { samples: Float32Array; cuts: readonly number[] }) => {
  const peaks = newPeaks(samples.length)
  const meter = createBucketMeter(1_000, peaks.bucketMs)
  let at = 0
  let last = 0
  for (const cut of [...cuts.toSorted((one, other) => one - other), samples.length]) {
    const full = meter.add(samples.subarray(last, Math.max(last, cut)))
    addBuckets(peaks, at, full)
    at += full.length / 2
    last = Math.max(last, cut)
  }
  addBuckets(peaks, at, meter.rest())
  return peaks
}

describe('peaks', () => {
  const sound = fc.record({
    samples: fc.float32Array({ minLength: 1, maxLength: 4_000, min: -1, max: 1, noNaN: true }),
    cuts: fc.array(fc.nat({ max: 4_000 }), { maxLength: 5 }),
  })
  it('hold every sample of a column, and nothing louder than what is there, at every width', () => {
    fc.assert(
      fc.property(
        sound,
        fc.nat({ max: 3_999 }),
        fc.integer({ min: 1, max: 4_000 }),
        fc.integer({ min: 1, max: 50 }),
        (one, start, length, columns) => {
          const { samples } = one
          const drawn = peaksBetween(peaksOf(one), start, start + length, columns)
          const width = length / columns
          for (let column = 0; column < columns; column += 1) {
            const [least = 0, most = 0] = drawn.subarray(2 * column)
            const from = start + column * width
            for (const sample of samples.subarray(Math.ceil(from), Math.floor(from + width))) {
              expect(sample * 127).toBeGreaterThanOrEqual(least)
              expect(sample * 127).toBeLessThanOrEqual(most)
            }
            const near = [
              ...samples.subarray(
                Math.max(0, Math.floor(from - 8 * width - 10)),
                Math.ceil(from + 9 * width + 10),
              ),
            ]
            expect(most).toBeLessThanOrEqual(Math.ceil(Math.max(0, ...near) * 127) + 0)
            expect(least).toBeGreaterThanOrEqual(Math.floor(Math.min(0, ...near) * 127))
          }
        },
      ),
    )
  })

  it('are the same however the sound was cut, and when they are read again', () => {
    fc.assert(
      fc.property(sound, (one) => {
        const peaks = peaksOf(one)
        expect(peaks.bytes).toEqual(peaksOf({ ...one, cuts: [] }).bytes)
        expect(readPeaks(peaks.bytes.slice())).toEqual(peaks)
        expect(readPeaks(peaks.bytes.subarray(1))).toBeNull()
        expect(readPeaks(peaks.bytes.subarray(0, -1))).toBeNull()
      }),
    )
  })

  it('of ten hours are kept in two megabytes', () => {
    expect(newPeaks(36_000_000).bytes.length).toBeLessThan(2_000_000)
  })
})
