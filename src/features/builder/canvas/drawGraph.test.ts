import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { newNode } from '#domain/template/newTemplate.ts'
import { NODE_KIND_NAMES } from '#domain/template/templateSchema.ts'
import css from '../nodes/kindTones.css?raw'
import { KIND_TONES } from '../nodes/kindTones.ts'
import { brokenInto, drawGraph, type GraphDrawing, type Surface } from './drawGraph.ts'

const COLOURS: GraphDrawing['colours'] = {
  nodes: new Map(NODE_KIND_NAMES.map((kind) => [kind, KIND_TONES[kind]])),
  edge: 'edge',
  group: 'group',
  comment: 'comment',
  chosen: 'chosen',
  card: 'card',
  words: 'words',
  font: 'font',
}

function drawn(zoom: number, naming?: GraphDrawing['naming']) {
  const fillText = vi.fn<Surface['fillText']>()
  const metrics = { width: 10 }
  const surface = {
    fillRect: vi.fn<Surface['fillRect']>(),
    fillText,
    measureText: () => metrics,
  }
  // A surface of which only this is called.
  const nodes = [newNode('input', { id: 'a' }), newNode('model', { id: 'b', position: { x: 9_000, y: 0 } })]
  const drawing = {
    nodes,
    edges: [],
    notes: [],
    selection: new Set<string>(),
    colours: COLOURS,
    x: 0,
    y: 0,
    zoom,
  }
  Reflect.apply(drawGraph, null, [surface, naming === undefined ? drawing : { ...drawing, naming }])
  return fillText.mock.calls.map(([words]) => words)
}

it('writes the names of nodes that are wide enough for one, and of none beyond the picture', () => {
  const naming = { nameOf: (id: string) => `Węzeł ${id}`, ratio: 1, width: 800, height: 600 }
  expect(drawn(0.3, naming)).toEqual(['Węzeł a'])
  expect(drawn(0.15, naming)).toEqual([])
  expect(drawn(0.3, { ...naming, ratio: 2 })).toEqual([])
  expect(drawn(0.3)).toEqual([])
})

it('gives every kind a colour of its own', () => {
  const tones = Object.values(KIND_TONES)
  expect(new Set(tones).size).toBe(tones.length)
  const [plain = ''] = css.split('&[data-contrast')
  const values = tones.map((tone) => new RegExp(`${tone}: ([^;]+);`).exec(plain)?.[1])
  expect(values).not.toContain(undefined)
  expect(new Set(values).size).toBe(tones.length)
})

const fits = (most: number) => (words: string) => words.length <= most

it('breaks a name between its words, and shows what is left out', () => {
  expect(brokenInto('Model AI 1', 2, fits(20))).toEqual(['Model AI 1'])
  expect(brokenInto('Portret zwierzaka', 2, fits(10))).toEqual(['Portret', 'zwierzaka'])
  expect(brokenInto('Portret bardzo dużego psa', 2, fits(10))).toEqual(['Portret', 'bardzo du…'])
  expect(brokenInto('Konstantynopol', 1, fits(6))).toEqual(['Konst…'])
})

it('never writes more lines than fit, and ends for any name', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 12 }),
      (name, most, room) => {
        const lines = brokenInto(name, most, (words) => words.length <= room)
        expect(lines.length).toBeLessThanOrEqual(most)
        const isWhole = lines.join('').replaceAll(/\s/g, '') === name.replaceAll(/\s/g, '')
        expect(isWhole || lines.at(-1)?.endsWith('…')).toBe(true)
      },
    ),
  )
})
