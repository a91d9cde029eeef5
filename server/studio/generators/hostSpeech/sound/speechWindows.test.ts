import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import { createSpeechWindows, type SpeechWindow } from './speechWindows.ts'

/** Few samples make quick tests: levels know no rate. */
const PER_MS = 2
const LONGEST_MS = 25_000

/** Syllables rise and fall; a steady sound is none, but words may be in it. */
function soundOf(lengthMs: number, spoken: readonly Stretch[], isSteady = false): Float32Array {
  const sound = Float32Array.from({ length: lengthMs * PER_MS }, (_, at) => 0.0005 * Math.sin(at * 12.9898))
  for (const { start, end } of spoken)
    for (let at = start * PER_MS; at < end * PER_MS; at += 1)
      sound[at] =
        0.4 * Math.sin(at * 0.9) * (isSteady ? 1 : Math.abs(Math.sin((at * Math.PI) / (PER_MS * 240))))
  return sound
}

function windowsOf(sound: Float32Array, pieceMs: number): readonly SpeechWindow[] {
  const windows = createSpeechWindows(PER_MS * 1_000)
  const found: SpeechWindow[] = []
  for (let at = 0; at < sound.length; at += pieceMs * PER_MS)
    found.push(...windows.add(sound.subarray(at, at + pieceMs * PER_MS)))
  return [...found, ...windows.rest()]
}

/** Somebody speaks for so long after being silent for so long, again and again. */
const talks = fc
  .array(
    fc.record({
      silence: fc.integer({ min: 300, max: 9_000 }),
      speech: fc.integer({ min: 300, max: 12_000 }),
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((turns) => {
    let at = 0
    const spoken = turns.map(({ silence, speech }): Stretch => {
      const start = at + silence
      at = start + speech
      return { start, end: at }
    })
    return { spoken, lengthMs: at + 500 }
  })

it('every word is in a window, in order and at its time; none is too long', () => {
  fc.assert(
    fc.property(
      talks,
      fc.integer({ min: 10, max: 60_000 }),
      fc.boolean(),
      ({ spoken, lengthMs }, pieceMs, isSteady) => {
        const sound = soundOf(lengthMs, spoken, isSteady)
        const windows = windowsOf(sound, pieceMs)
        for (const [at, { start, end, samples }] of windows.entries()) {
          expect(end - start).toBeLessThanOrEqual(LONGEST_MS + 1)
          expect(start).toBeGreaterThanOrEqual(windows[at - 1]?.end ?? 0)
          expect(samples).toEqual(sound.subarray(start * PER_MS, start * PER_MS + samples.length))
          expect(Math.abs(samples.length - (end - start) * PER_MS)).toBeLessThanOrEqual(2)
        }
        for (const { start, end } of spoken)
          for (let ms = start + 60; ms < end - 60; ms += 50)
            expect(windows.some((window) => window.start <= ms && ms < window.end)).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})

it('windows end in silences, and a long silence is in none', () => {
  const spoken = [
    { start: 1_000, end: 9_000 },
    { start: 9_600, end: 20_000 },
    { start: 20_800, end: 31_000 },
    { start: 60_000, end: 62_000 },
  ]
  const windows = windowsOf(soundOf(70_000, spoken), 100)
  expect(windows).toHaveLength(3)
  expect(windows[0]?.end).toBeGreaterThan(20_000)
  expect(windows[1]?.start).toBeLessThan(20_800)
  expect(windows[1]?.end).toBeLessThan(32_000)
  expect(windows[2]?.start).toBeGreaterThan(59_000)
})

it('nobody says anything in silence', () => {
  expect(windowsOf(soundOf(90_000, []), 100)).toEqual([])
  expect(windowsOf(new Float32Array(), 100)).toEqual([])
})
