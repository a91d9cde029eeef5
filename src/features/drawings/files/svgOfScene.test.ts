import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { picturesOfSvg } from '#domain/scene/files/picturesOfSvg.ts'
import { sceneOfSvg } from '#domain/scene/files/sceneOfSvg.ts'
import { elementsOf, readXml, type XmlElement } from '#domain/scene/files/xml.ts'
import { emptyScene, newBox, newConnector, newFrame, newPicture, newStroke } from '#domain/scene/newScene.ts'
import { sceneArbitrary } from '#domain/scene/sceneArbitrary.ts'
import { BOX_FORMS, type Shape } from '#domain/scene/sceneSchema.ts'
import { LIGHT_COLOURS } from '../canvas/drawing/colours.ts'
import { drawScene } from '../canvas/drawing/drawScene.ts'
import { recordingSurface } from '../canvas/drawing/testing/recordingSurface.ts'
import { createSceneSpace } from '../canvas/sceneSpace.ts'
import { type SvgLook, svgOfScene } from './svgOfScene.ts'

const look: SvgLook = {
  colours: LIGHT_COLOURS,
  measure: (words, font) => words.length * (Number.parseFloat(/([\d.]+)px/u.exec(font)?.[1] ?? '16') / 2),
  pictureOf: () => null,
}
const sceneOf = (...shapes: readonly Shape[]) => ({ ...emptyScene('diagram'), shapes: [...shapes] })
const AREA = { x: 0, y: 0, width: 160, height: 80 }

function elements(file: string, name: string): readonly XmlElement[] {
  const root = readXml(file)
  if (root === null) throw new Error('it is not well formed')
  return elementsOf(root, name)
}

it('holds its scene exactly, and is well formed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 })
  fc.assert(
    fc.property(sceneArbitrary, text, (scene, words) => {
      const named = {
        ...scene,
        shapes: scene.shapes.map((shape) => (shape.kind === 'box' ? { ...shape, text: words } : shape)),
      }
      const file = svgOfScene(named, look)
      expect(sceneOfSvg(file)).toEqual(named)
      expect(readXml(file)?.name).toBe('svg')
    }),
  )
})

it('draws each form as the canvas draws it, and wraps its words there', () => {
  for (const isSketched of [false, true])
    for (const form of BOX_FORMS) {
      const text = 'Zamówienie potwierdzone telefonicznie'
      const scene = { ...sceneOf(newBox('a', AREA, { form, text, fill: 'blue' })), isSketched }
      const canvas = recordingSurface()
      const size = { width: 400, height: 300 }
      drawScene(
        canvas,
        createSceneSpace(scene),
        { x: 0, y: 0, zoom: 1 },
        { colours: LIGHT_COLOURS, isSketched, size, density: 1, pictureOf: () => null },
      )
      const calls = (name: string) => canvas.calls.filter((call) => call.name === name)
      const file = svgOfScene(scene, look)
      expect(elements(file, 'path')).toHaveLength(calls('fill').length + calls('stroke').length)
      expect(elements(file, 'text').map((each) => each.text)).toEqual(
        calls('fillText').map(({ args: [words] }) => words),
      )
      const curves = calls('bezierCurveTo').length
      const drawn = elements(file, 'path').map(({ attributes }) => attributes.get('d') ?? '')
      expect(drawn.join('').split('C').length - 1).toBeGreaterThanOrEqual(curves)
    }
})

it('rounds the corners of lines, draws what a pen has left as an area, and names frames above them', () => {
  const file = svgOfScene(
    sceneOf(
      newFrame('f', { x: 0, y: 0, width: 600, height: 400 }, { text: 'Sala' }),
      newBox('a', { x: 40, y: 40, width: 80, height: 40 }),
      newBox('b', { x: 300, y: 240, width: 80, height: 40 }),
      newConnector('l', { shape: 'a', side: 'right' }, { shape: 'b', side: 'top' }),
      newStroke('s', [0, 0, 0.5, 40, 40, 0.5, 80, 0, 0.5]),
    ),
    look,
  )
  const paths = elements(file, 'path').map(({ attributes }) => attributes)
  const line = paths.find((each) => each.get('d') === 'M120 60L332 60A8 8 0 0 1 340 68L340 240')
  expect(line?.get('stroke-width')).toBe('2')
  const stroke = paths.at(-1)
  expect([stroke?.get('fill'), stroke?.has('stroke')]).toEqual([LIGHT_COLOURS.tones.ink.line, false])
  const [name] = elements(file, 'text')
  expect([name?.text, Number(name?.attributes.get('y')) < 0]).toEqual(['Sala', true])
})

it('leads where a box leads, shows nothing of hidden layers, and holds no other words than those written', () => {
  const linked = newBox('a', AREA, { text: 'Zobacz <tu>', link: 'https://iskra.example/?a=1&b=2' })
  const harmful = newBox('b', AREA, { text: 'Nic', link: 'javascript:alert(1)' })
  const layers = [
    { id: 'base', name: '', isHidden: false, isLocked: false },
    { id: 'top', name: '', isHidden: true, isLocked: false },
  ]
  const hidden = newBox('c', AREA, { text: 'Ukryte', layer: 'top' })
  const file = svgOfScene({ ...sceneOf(linked, harmful, hidden), layers }, look)
  expect(elements(file, 'a').map(({ attributes }) => attributes.get('href'))).toEqual([
    'https://iskra.example/?a=1&b=2',
  ])
  expect(elements(file, 'text').map(({ text }) => text)).toEqual(['Zobacz <tu>', 'Nic'])
})

it('turns what is turned as the canvas does, by hand too', () => {
  for (const isSketched of [false, true]) {
    const upright = newBox('a', AREA, { text: 'Tort', fill: 'blue' })
    const picture = { ...newPicture('p', { x: 300, y: 0, width: 40, height: 30 }, 'own'), rotation: 90 }
    const scene = { ...sceneOf({ ...upright, rotation: 45 }, picture), isSketched }
    const file = svgOfScene(scene, look)
    const [group] = elements(file, 'g').filter(({ attributes }) => attributes.has('transform'))
    expect(group?.attributes.get('transform')).toBe('translate(80 40)rotate(45)translate(-80 -40)')
    const plain = svgOfScene({ ...sceneOf(upright), isSketched }, look)
    const paths = (each: string) => elements(each, 'path').map(({ attributes }) => attributes.get('d'))
    expect(paths(file)).toEqual(paths(plain))
    const rect = elements(file, 'rect').find(({ attributes }) => attributes.has('transform'))
    expect(rect?.attributes.get('transform')).toBe('rotate(90 320 15)')
    // Nothing of it is cut off.
    const root = readXml(file)
    expect(root?.attributes.get('viewBox')).toBe('-36.85 -76.85 403.85 233.71')
    const canvas = recordingSurface()
    drawScene(
      canvas,
      createSceneSpace(scene),
      { x: 0, y: 0, zoom: 1 },
      {
        colours: LIGHT_COLOURS,
        isSketched,
        size: { width: 400, height: 300 },
        density: 1,
        pictureOf: () => null,
      },
    )
    const turns = canvas.calls.flatMap(({ name, args }) => (name === 'rotate' ? args : []))
    expect(turns).toEqual([Math.PI / 4, Math.PI / 2])
  }
})

it('holds its pictures', () => {
  const file = { type: 'image/webp', base64: 'UklGRg==' }
  const picture = newPicture('p', { x: 0, y: 0, width: 40, height: 30 }, 'own', { text: 'Tort "z" <kremem>' })
  const pictureOf = () => `data:${file.type};base64,${file.base64}`
  const svg = svgOfScene(sceneOf(picture), { ...look, pictureOf })
  expect(picturesOfSvg(svg)).toEqual(new Map([['own', file]]))
  expect(picturesOfSvg(svg.replace('image/webp', 'image/svg+xml')).size).toBe(0)
})
