import { describe, expect, it } from 'vitest'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { lightness } from '#server/platform/media/brushes/colour.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { composeScene } from './compose.ts'
import { FRAME_DEPTH } from './frame.ts'
import type { Sheet } from './scene.ts'
import { tonesOf } from './tones.ts'

/** The same seed for every prompt, so that only the request differs. */
function sheetOf(prompt: string, seed = 1): Sheet {
  const brief = readPrompt(prompt)
  const random = randomOf(`${seed}`)
  return { width: 1024, height: 1024, brief, random, tones: tonesOf(brief, random) }
}

const scene = (prompt: string, seed = 1) => composeScene(sheetOf(prompt, seed))
const tallest = (prompt: string) =>
  Math.max(
    ...scene(prompt).flatMap(({ depth, size, motion }) =>
      depth === 0.82 && motion === 'sway' ? [size] : [],
    ),
  )
const falling = (prompt: string) => scene(prompt).filter(({ motion }) => motion === 'fall').length
const white = (prompt: string) =>
  scene(prompt).flatMap(({ shapes }) =>
    shapes.filter(({ colour, isDetail }) => isDetail && colour === '#ffffff'),
  ).length

const framed = (prompt: string) => scene(prompt).filter(({ depth }) => depth === FRAME_DEPTH)

describe('what a prompt directs', () => {
  it('is seen: from close by things are large, from afar small', () => {
    expect(tallest('kot w ogrodzie, z bliska')).toBeGreaterThan(tallest('kot w ogrodzie') * 1.2)
    expect(tallest('kot w ogrodzie, z daleka')).toBeLessThan(tallest('kot w ogrodzie') * 0.8)
  })

  it('is seen: a frame stands before everything, of what was said', () => {
    expect(framed('kot')).toEqual([])
    expect(framed('kot w ramce')).toHaveLength(1)
    const colours = framed('kot, ramka z niebieskich serc').flatMap(({ shapes }) =>
      shapes.map(({ colour }) => colour),
    )
    expect(colours).toContain('#4f7fc9')
  })

  it('is seen: the ground has the colour that was said of it', () => {
    for (const seed of [1, 2, 3, 4]) {
      const [ground] = scene('kot na granatowym tle', seed)
      expect(ground?.shapes[0]?.colour).toBe('#24365f')
    }
    expect(lightness(sheetOf('kot na granatowym tle').tones.ink)).toBeGreaterThan(0.8)
  })
})

describe('weather that is told', () => {
  it('is seen behind the window of a room', () => {
    expect(white('kubek przy oknie, pada śnieg')).toBeGreaterThan(white('kubek przy oknie') + 30)
    expect(falling('kubek przy oknie, pada śnieg')).toBe(0)
  })

  it('falls, all of it', () => {
    expect(falling('miś, śnieg i konfetti')).toBe(130)
  })

  it('is left out where it isn’t wanted', () => {
    expect(falling('tort na urodziny')).toBeGreaterThan(0)
    expect(falling('tort na urodziny bez konfetti')).toBe(0)
    expect(falling('las zimą bez śniegu')).toBe(0)
  })

  it('finds a place with a sky where none was said', () => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(
        scene('kot we mgle', seed).filter(({ motion, size }) => motion === 'drift' && size > 100).length,
      ).toBeGreaterThan(2)
  })
})

/** The height of a lighthouse's lamp, px. */
function lampHeight(prompt: string): number {
  const lamps = scene(prompt).flatMap(({ shapes }) => shapes.filter(({ colour }) => colour === '#fff0b8'))
  const ys = lamps.flatMap(({ contours }) => contours.flat().map(({ y }) => y))
  return Math.max(...ys) - Math.min(...ys)
}

it('a lighthouse is as tall at night as by day, however far its light goes', () => {
  expect(lampHeight('latarnia morska nocą')).toBeGreaterThan(lampHeight('latarnia morska') * 0.9)
})

it('whoever writes on a blackboard stands before it', () => {
  const { motifs } = readPrompt('nauczycielka pisze na tablicy')
  expect(motifs[0]?.relation).toEqual({ name: 'front', to: 'blackboard' })
})
