import { describe, expect, it } from 'vitest'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { composeScene } from './compose.ts'
import { withImplied } from './implied.ts'
import type { Sheet } from './scene.ts'
import { tonesOf } from './tones.ts'

function scene(prompt: string, seed = 1) {
  const brief = withImplied(readPrompt(prompt))
  const random = randomOf(`${seed} ${prompt}`)
  const sheet: Sheet = { width: 1024, height: 1024, brief, random, tones: tonesOf(brief, random) }
  return composeScene(sheet)
}

const falling = (prompt: string) => scene(prompt).filter(({ motion }) => motion === 'fall').length
/** Lights of the sky: a sun, or a moon. */
const lights = (prompt: string, seed: number) =>
  scene(prompt, seed).filter(
    ({ depth, motion }) => depth === 0.04 && (motion === 'still' || motion === 'bob'),
  ).length

describe('what things imply', () => {
  it.each([
    'bałwan',
    'święty Mikołaj przed domem',
    'santa in front of a cottage',
    'kartka na Boże Narodzenie',
    'dom w śniegu',
  ])('„%s” is in winter', (prompt) => {
    expect(withImplied(readPrompt(prompt)).season).toBe('winter')
    expect(falling(prompt)).toBeGreaterThan(0)
  })

  it('gives way to what is said', () => {
    expect(withImplied(readPrompt('bałwan latem')).season).toBe('summer')
    expect(withImplied(readPrompt('bałwan bez śniegu')).season).toBeNull()
    expect(withImplied(readPrompt('kot i księżyc na granatowym tle')).time).toBeNull()
  })

  it('is one light in the sky, where a moon was named', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(lights('latarnia morska i księżyc', seed)).toBe(0)
      expect(lights('latarnia morska nocą', seed)).toBe(1)
      expect(lights('latarnia morska', seed)).toBe(1)
    }
  })

  it('is a shore for what can’t swim, and no glints of water on it', () => {
    for (const seed of [1, 2, 3]) {
      const glints = (prompt: string) =>
        scene(prompt, seed).filter(
          ({ motion, depth, shapes }) =>
            motion === 'drift' && depth > 0.34 && boundsOf(shapes).bottom > 1024 * 0.8,
        )
      expect(glints('dom nad jeziorem')).toEqual([])
      expect(glints('łódka na jeziorze').length).toBeGreaterThan(0)
    }
  })
})
