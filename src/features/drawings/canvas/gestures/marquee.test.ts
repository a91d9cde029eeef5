import { beforeAll, expect, it, vi } from 'vitest'
import { emptyScene, newBox, newFrame } from '#domain/scene/newScene.ts'
import { createDrawing } from '../../document/drawingDocument.ts'
import { createDrawingCanvas } from '../drawingCanvas.ts'
import { marquee } from './marquee.ts'
import { pointedAt } from './testing/pointedAt.ts'

beforeAll(() => void vi.stubGlobal('devicePixelRatio', 1))

const at = (x: number, y: number, isShift = false) => pointedAt(x, y, { isShift })

function open() {
  const document = createDrawing({
    ...emptyScene('diagram'),
    shapes: [
      newBox('a', { x: 0, y: 0, width: 100, height: 40 }),
      newBox('b', { x: 200, y: 0, width: 100, height: 40 }),
      newFrame('frame', { x: -50, y: -50, width: 400, height: 200 }),
    ],
  })
  const told: ReadonlySet<string>[] = []
  document.subscribe(() => told.push(document.getSnapshot().selection))
  const canvas = createDrawingCanvas(document)
  const framed = () => canvas.picture.getSnapshot().marks.chosen.length
  return { document, canvas, told, framed }
}

it('shows with each move what it would choose, and tells it once, at its end', () => {
  const { document, canvas, told, framed } = open()
  const gesture = marquee(canvas.stage, at(-20, -20))
  gesture.move(at(50, 20))
  expect(framed()).toBe(1)
  gesture.move(at(250, 20))
  expect(framed()).toBe(2)
  expect(told).toEqual([])
  gesture.end(at(250, 20))
  expect(told).toEqual([new Set(['a', 'b'])])
  expect(document.getSnapshot().selection).toEqual(new Set(['a', 'b']))
  expect(canvas.picture.getSnapshot().marks.handles.length).toBeGreaterThan(0)
})

it('adds with Shift, and called off leaves chosen what was', () => {
  const { document, canvas, framed } = open()
  document.select(['a'])
  const more = marquee(canvas.stage, at(190, -20, true))
  more.move(at(320, 60))
  expect(framed()).toBe(2)
  more.cancel()
  expect(document.getSnapshot().selection).toEqual(new Set(['a']))
  expect(framed()).toBe(1)
})

it('of nothing chooses nothing', () => {
  const { document, canvas } = open()
  document.select(['a'])
  marquee(canvas.stage, at(500, 500)).end(at(500, 500))
  expect(document.getSnapshot().selection.size).toBe(0)
})
