import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { lightness } from '#server/platform/media/brushes/colour.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../../picture/trace.ts'
import { composeScene } from '../compose.ts'
import { withImplied } from '../implied.ts'
import type { Sheet } from '../scene.ts'
import { tonesOf } from '../tones.ts'

function sheetOf(prompt: string, seed = 1, [width, height]: readonly [number, number] = [1024, 1024]): Sheet {
  const brief = withImplied(readPrompt(prompt))
  const random = randomOf(`${seed} ${prompt}`)
  return { width, height, brief, random, tones: tonesOf(brief, random) }
}

/** The land, the prompt's things in it, and the rest. */
function above(prompt: string, seed?: number, size?: readonly [number, number]) {
  const sprites = composeScene(sheetOf(prompt, seed, size))
  const [land] = sprites
  return { land, things: sprites.filter(({ depth }) => depth === 0.32 || depth === 0.45), sprites }
}

/** How light the land is, 0 to 1. */
function light(prompt: string): number {
  const shapes = above(prompt, 3).land?.shapes.filter(({ glows }) => !glows) ?? []
  return shapes.reduce((sum, { colour }) => sum + lightness(colour), 0) / shapes.length
}

function colours(prompt: string): string[] {
  return above(prompt).land?.shapes.map(({ colour }) => colour) ?? []
}

const NAMED = [
  ['dwa domy na łące', 2],
  ['trzy drzewa w mieście', 3],
  ['czerwony samochód w lesie', 1],
  ['dwie łódki na morzu', 2],
  ['łódka na jeziorze', 1],
  ['palmy na pustyni', 3],
  ['balon na ogrzane powietrze nad polem', 1],
  ['pięć namiotów w lesie', 5],
  ['dom w ogrodzie', 1],
  ['dwa domy na wsi', 2],
  ['dwa namioty w górach', 2],
  ['trzy domy w górach', 3],
] as const

const SHEETS = [
  [1024, 1024],
  [1024, 1792],
  [1792, 1024],
] as const

describe('a country from above', () => {
  it('covers the whole sheet, and holds within it all that was named', () => {
    assert(
      property(
        constantFrom(...NAMED),
        integer({ min: 1, max: 500 }),
        constantFrom(...SHEETS),
        ([prompt, count], seed, size) => {
          const { land, things } = above(`${prompt} z lotu ptaka`, seed, size)
          const [width, height] = size
          const ground = boundsOf(land?.shapes ?? [])
          expect([ground.left <= 0, ground.top <= 0, ground.right >= width, ground.bottom >= height]).toEqual(
            [true, true, true, true],
          )
          expect(things).toHaveLength(count)
          for (const { pivot } of things) {
            expect(pivot.x).toBeGreaterThan(0)
            expect(pivot.x).toBeLessThan(width)
            expect(pivot.y).toBeGreaterThan(0)
            expect(pivot.y).toBeLessThan(height)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('has no sky: neither sun nor moon nor stars', () => {
    for (const prompt of ['las z lotu ptaka', 'miasto nocą z lotu ptaka', 'morze o zachodzie z lotu ptaka'])
      expect(above(prompt).sprites.every(({ depth }) => depth >= 0.3)).toBe(true)
  })

  it('is white in the snow and dark by night', () => {
    const day = light('łąka latem z lotu ptaka')
    expect(light('łąka zimą z lotu ptaka')).toBeGreaterThan(day + 0.08)
    expect(light('łąka latem nocą z lotu ptaka')).toBeLessThan(day - 0.1)
  })

  it('grows what its fields are said to be of', () => {
    expect(colours('pole czerwonych tulipanów z lotu ptaka')).toContain('#d8392f')
    expect(colours('łąka z lotu ptaka')).not.toContain('#d8392f')
  })

  it('looks the same again from the same seed', () => {
    expect(above('wieś z lotu ptaka', 4)).toEqual(above('wieś z lotu ptaka', 4))
  })
})
