import { describe, expect, it } from 'vitest'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { composeScene } from './compose.ts'
import { plain, room } from './settings/indoors.ts'
import type { Sheet } from './scene.ts'
import { tonesOf } from './tones.ts'

function sheetOf(prompt: string, seed = 1): Sheet {
  const brief = readPrompt(prompt)
  const random = randomOf(`${seed} ${prompt}`)
  return { width: 1024, height: 1024, brief, random, tones: tonesOf(brief, random) }
}

const SEEDS = [1, 2, 3, 4, 5, 6]

/** The sun is the only glowing thing at the back of a day. */
function hasSun(prompt: string, seed: number): boolean {
  return composeScene(sheetOf(prompt, seed)).some(
    ({ depth, shapes }) =>
      depth < 0.25 && depth >= 0.04 && shapes.some(({ glows, alpha }) => glows && alpha === 1),
  )
}

/** The heights of the figures in front. */
const sizes = (prompt: string) =>
  composeScene(sheetOf(prompt))
    .filter(({ depth, motion, size }) => depth > 0.75 && depth < 0.9 && motion === 'sway' && size > 0)
    .map(({ size }) => size)

/** How many parts of eyes are open. */
const eyes = (prompt: string) =>
  composeScene(sheetOf(prompt)).flatMap(({ shapes }) => shapes.filter(({ isEye }) => isEye === true)).length

describe('a scene', () => {
  it.each([
    'łąka w deszczu',
    'las we mgle',
    'pochmurny dzień nad morzem',
    'góry, pada śnieg',
    'kot przy oknie w deszczu',
  ])('of „%s” has no sun', (prompt) => {
    for (const seed of SEEDS) expect(hasSun(prompt, seed)).toBe(false)
  })

  it('of a fine day has one', () => {
    for (const seed of SEEDS) expect(hasSun('łąka latem', seed)).toBe(true)
  })

  it('has no glints of water on the sand', () => {
    for (const seed of SEEDS) {
      const sprites = composeScene(sheetOf('zamek z piasku na plaży', seed))
      const glints = sprites.filter(({ motion, depth }) => motion === 'drift' && depth > 0.2)
      for (const { shapes, depth } of glints) {
        expect(boundsOf(shapes).bottom).toBeLessThan(1024 * 0.8)
        expect(depth).toBeLessThan(0.6)
      }
    }
  })

  it('keeps what is seen through a window inside of it', () => {
    const { behind } = room(sheetOf('kot w pokoju'))
    const view = behind.find(({ depth }) => depth === 0.2)
    const [frame, ...inside] = view?.shapes.filter(({ line }) => line === null) ?? []
    const edge = boundsOf(frame === undefined ? [] : [frame])
    for (const shape of inside) {
      const { left, right, bottom, top } = boundsOf([shape])
      expect([left >= edge.left, right <= edge.right, bottom <= edge.bottom, top >= edge.top]).toEqual([
        true,
        true,
        true,
        true,
      ])
    }
  })

  it('has rings that are round', () => {
    for (const seed of SEEDS) {
      const rings = plain(sheetOf('kot', seed)).behind.flatMap(({ shapes }) => shapes)
      for (const { contours } of rings.filter((shape) => shape.contours.length === 2))
        expect(contours[0]?.length).toBeGreaterThan(100)
    }
  })

  it('draws as many as were asked for, small ones smaller', () => {
    expect(sizes('pięć kotów na gładkim tle')).toHaveLength(5)
    expect(Math.max(...sizes('mały kot na gładkim tle'))).toBeLessThan(
      Math.max(...sizes('ogromny kot na gładkim tle')) * 0.5,
    )
  })

  it('shuts the eyes of who sleeps', () => {
    expect(eyes('kot na gładkim tle')).toBeGreaterThan(0)
    expect(eyes('śpiący kot na gładkim tle')).toBe(0)
  })
})

/** How many planets are far away. */
const worlds = (prompt: string) =>
  composeScene(sheetOf(prompt)).filter(({ depth, motion }) => depth === 0.2 && motion === 'bob').length

describe('a room', () => {
  it('has its snow outside of the window, at Christmas too', () => {
    for (const seed of SEEDS) {
      const sprites = composeScene(sheetOf('świąteczny stół z opłatkiem, Boże Narodzenie', seed))
      expect(sprites.filter(({ motion }) => motion === 'fall')).toEqual([])
    }
    const outside = composeScene(sheetOf('choinka na wsi, Boże Narodzenie'))
    expect(outside.some(({ motion }) => motion === 'fall')).toBe(true)
  })
})

describe('where nothing is said of a place', () => {
  it('snow lies on a ground that can be seen', () => {
    for (const seed of SEEDS) {
      const sprites = composeScene(sheetOf('dwa konie na śniegu', seed))
      expect(sprites.some(({ depth }) => depth > 0.3 && depth < 0.6)).toBe(true)
    }
  })

  it('a named planet has no other one behind it', () => {
    expect(worlds('rakieta w kosmosie')).toBe(2)
    expect(worlds('rakieta i planeta w kosmosie')).toBe(0)
  })
})
