import { describe, expect, it } from 'vitest'
import { emptyScene, newBox, newConnector, newFrame, newPicture, newStroke } from '#domain/scene/newScene.ts'
import { BOX_FORMS, SCENE_COLOURS, type Scene, type Shape } from '#domain/scene/sceneSchema.ts'
import { createSceneSpace } from '../sceneSpace.ts'
import { DARK_COLOURS, LIGHT_COLOURS } from './colours.ts'
import { drawScene, type SceneLook } from './drawScene.ts'
import { recordingSurface } from './testing/recordingSurface.ts'

const AREA = { x: 10, y: 20, width: 160, height: 80 }
const sceneOf = (...shapes: readonly Shape[]): Scene => ({ ...emptyScene('diagram'), shapes: [...shapes] })
const VIEW = { x: 0, y: 0, zoom: 1 }
const LOOK: SceneLook = {
  colours: LIGHT_COLOURS,
  isSketched: false,
  size: { width: 800, height: 600 },
  density: 1,
  pictureOf: () => null,
}

function drawn(scene: Scene, view = VIEW, look: Partial<SceneLook> = {}) {
  const surface = recordingSurface()
  drawScene(surface, createSceneSpace(scene), view, { ...LOOK, ...look })
  return surface.calls
}
const words = (calls: ReturnType<typeof drawn>) =>
  calls.flatMap(({ name, args }) => (name === 'fillText' ? [String(args[0])] : []))
const count = (calls: ReturnType<typeof drawn>, wanted: string) =>
  calls.filter(({ name }) => name === wanted).length

describe('a scene', () => {
  it('shows a box with its words, wrapped', () => {
    const calls = drawn(
      sceneOf(newBox('a', AREA, { text: 'Lista gości na wesele w ogrodzie', fill: 'yellow' })),
    )
    expect(words(calls).length).toBeGreaterThan(1)
    expect(words(calls).join(' ')).toBe('Lista gości na wesele w ogrodzie')
    expect(calls.find(({ name }) => name === 'fill')?.fillStyle).toBe(LIGHT_COLOURS.tones.yellow.fill)
  })

  it.each(BOX_FORMS)('draws a box of the form %s', (form) => {
    const calls = drawn(sceneOf(newBox('a', AREA, { form, text: 'x' })))
    expect(count(calls, 'stroke')).toBe(form === 'text' ? 0 : 1)
    expect(words(calls)).toEqual(['x'])
    expect(calls.flatMap(({ args }) => args).filter((each) => Number.isNaN(each))).toEqual([])
  })

  it('draws only what is in sight, and no words that nobody could read', () => {
    const near = newBox('a', AREA, { text: 'blisko' })
    const far = newBox('b', { ...AREA, x: 5_000 }, { text: 'daleko' })
    expect(words(drawn(sceneOf(near, far)))).toEqual(['blisko'])
    expect(words(drawn(sceneOf(near), { ...VIEW, zoom: 0.3 }))).toEqual([])
  })

  it('draws lines with their words between boxes, frames, strokes and pictures', () => {
    const line = newConnector('l', { shape: 'a', side: null }, { shape: 'b', side: null }, { text: 'tak' })
    const scene = sceneOf(
      newFrame('f', { x: 0, y: 0, width: 700, height: 400 }, { text: 'Dzień pierwszy' }),
      newBox('a', AREA),
      newBox('b', { ...AREA, x: 400 }),
      line,
      newStroke('s', [0, 0, 0.5, 40, 40, 0.5, 80, 10, 0.5]),
      newPicture('p', { ...AREA, y: 200 }, 'nie-ma'),
    )
    const calls = drawn(scene, { ...VIEW, y: 100 })
    expect(words(calls)).toEqual(['Dzień pierwszy', 'tak'])
    expect(count(calls, 'drawImage')).toBe(0)
  })

  it('leaves out hidden layers and what is drawn elsewhere', () => {
    const scene = sceneOf(newBox('a', AREA, { text: 'a' }), newBox('b', AREA, { text: 'b' }))
    expect(words(drawn(scene, VIEW, { shows: ({ id }) => id === 'b' }))).toEqual(['b'])
    const [layer] = scene.layers
    const hidden = { ...scene, layers: layer === undefined ? [] : [{ ...layer, isHidden: true }] }
    expect(words(drawn(hidden))).toEqual([])
  })

  it('draws the parts of a box below its title', () => {
    const calls = drawn(
      sceneOf(newBox('a', { ...AREA, height: 120 }, { text: 'Kartka', details: ['+tekst', '+drukuj()'] })),
    )
    expect(words(calls)).toEqual(['Kartka', '+tekst', '+drukuj()'])
  })

  it('draws what is turned around its middle, far away too, and nothing upright any other way than before', () => {
    const turned = sceneOf(
      newBox('a', AREA, { text: 'x', rotation: 90 }),
      newStroke('s', [0, 0, 0.5, 40, 40, 0.5], { rotation: 10 }),
      newPicture('p', { ...AREA, y: 200 }, 'nie-ma', { rotation: 180 }),
    )
    for (const zoom of [1, 0.1]) {
      const calls = drawn(turned, { ...VIEW, zoom })
      expect(count(calls, 'rotate')).toBe(3)
      expect(count(calls, 'save')).toBe(count(calls, 'restore'))
    }
    const upright = drawn(sceneOf(newBox('a', AREA, { text: 'x' }), newStroke('s', [0, 0, 0.5, 9, 9, 0.5])))
    expect(count(upright, 'save') + count(upright, 'rotate')).toBe(0)
  })

  it('leaves out the words of a shape that is written in', () => {
    const scene = sceneOf(newBox('a', AREA, { text: 'a' }), newBox('b', AREA, { text: 'b' }))
    expect(words(drawn(scene, VIEW, { writing: 'a' }))).toEqual(['b'])
  })

  it('by hand is drawn by the same hand each time', () => {
    const scene = sceneOf(newBox('a', AREA))
    const twice = [
      drawn(scene, VIEW, { isSketched: true }),
      drawn(structuredClone(scene), VIEW, { isSketched: true }),
    ]
    expect(twice[0]).toEqual(twice[1])
    expect(count(twice[0] ?? [], 'bezierCurveTo')).toBeGreaterThan(4)
  })
})

describe.each([
  ['light', LIGHT_COLOURS],
  ['dark', DARK_COLOURS],
])('the colours of the %s theme', (_name, { ground, tones }) => {
  it.each(SCENE_COLOURS)('let words on %s be read, and lines be told from the ground', (colour) => {
    expect(contrast(tones.ink.line, tones[colour].fill)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tones[colour].line, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

/** As WCAG 2.2 counts it. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
