import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { composeScene } from './compose.ts'
import { withImplied } from './implied.ts'
import type { Sheet } from './scene.ts'
import type { Sprite } from './shape.ts'
import { tonesOf } from './tones.ts'

function scene(prompt: string, seed = 1): Sprite[] {
  const brief = withImplied(readPrompt(prompt))
  const random = randomOf(`${seed} picture`)
  const sheet: Sheet = { width: 1024, height: 1024, brief, random, tones: tonesOf(brief, random) }
  return composeScene(sheet)
}

/** The highest place where the ground reaches across the whole sheet. */
function horizon(sprites: readonly Sprite[]): number {
  const across = sprites
    .filter(({ depth }) => depth >= 0.3 && depth < 0.7)
    .map(({ shapes }) => boundsOf(shapes))
    .filter(({ left, right, bottom }) => left <= 60 && right >= 964 && bottom >= 1024)
  return Math.min(...across.map(({ top }) => top))
}

/** How wide a house's front wall is at its top and at its foot. */
function walls(prompt: string): readonly [number, number] {
  const house = scene(prompt, 3).find(
    ({ depth, motion, size }) => depth === 0.82 && motion === 'still' && size > 0,
  )
  const wall = house?.shapes.find(({ contours, isDetail }) => contours[0]?.length === 4 && !isDetail)
  const points = wall?.contours[0]?.toSorted((one, other) => one.y - other.y) ?? []
  const wide = (two: typeof points) => Math.abs((two[0]?.x ?? 0) - (two[1]?.x ?? 0))
  return [wide(points.slice(0, 2)), wide(points.slice(-2))]
}

const PLACES = ['łąka', 'morze', 'wieś', 'góry', 'las', 'miasto'] as const

describe('what is seen from below', () => {
  it('has its horizon low, and reaches beyond the foot of the sheet', () => {
    assert(
      property(constantFrom('łąka', 'góry', 'wieś'), integer({ min: 1, max: 200 }), (place, seed) => {
        const [level, low] = [horizon(scene(place, seed)), horizon(scene(`${place} z dołu`, seed))]
        expect(low).toBeGreaterThan(level + 60)
        expect(Number.isFinite(low)).toBe(true)
      }),
      { numRuns: 24 },
    )
  })

  it('runs together towards the top: what is above is narrower than what is below', () => {
    const [levelTop, levelFoot] = walls('dom w ogrodzie')
    expect(levelTop).toBeCloseTo(levelFoot, 3)
    const [top, foot] = walls('dom w ogrodzie z dołu')
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(foot * 0.92)
  })

  it('stays on the sheet with its heads', () => {
    assert(
      property(
        constantFrom('kot', 'dwa konie', 'dom', 'wieża zamku', 'babcia'),
        constantFrom(...PLACES),
        integer({ min: 1, max: 200 }),
        (who, place, seed) => {
          const feet = scene(`${who}, ${place}, z dołu`, seed).filter(({ depth }) => depth === 0.82)
          expect(feet.every(({ pivot }) => pivot.y > 0 && pivot.y < 1024)).toBe(true)
        },
      ),
      { numRuns: 24 },
    )
  })

  it('is outside, where nothing else is said', () => {
    for (const seed of [1, 2, 3, 4])
      expect(scene('kubek z dołu', seed).some(({ depth }) => depth > 0.3 && depth < 0.6)).toBe(true)
  })
})
