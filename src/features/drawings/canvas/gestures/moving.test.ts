import { beforeAll, expect, it, vi } from 'vitest'
import { emptyScene, newBox, newConnector } from '#domain/scene/newScene.ts'
import { createDrawing } from '../../document/drawingDocument.ts'
import { createDrawingCanvas } from '../drawingCanvas.ts'
import { moving } from './moving.ts'
import { pointedAt } from './testing/pointedAt.ts'

beforeAll(() => void vi.stubGlobal('devicePixelRatio', 1))

const at = (x: number, y: number, isAlt = false) => pointedAt(x, y, { isCommand: true, isAlt })

function open() {
  const document = createDrawing({
    ...emptyScene('diagram'),
    shapes: [
      newBox('a', { x: 0, y: 0, width: 100, height: 40 }),
      newBox('b', { x: 400, y: 0, width: 100, height: 40 }),
      newConnector('l', { shape: 'a', side: null }, { shape: 'b', side: null }),
    ],
  })
  const canvas = createDrawingCanvas(document)
  document.select(['a', 'b'])
  const boxes = () =>
    document.scene().shapes.flatMap((shape) => (shape.kind === 'box' ? [[shape.x, shape.y]] : []))
  return { document, canvas, boxes }
}

it('takes what is chosen elsewhere', () => {
  const { canvas, boxes } = open()
  const gesture = moving(canvas.stage, at(10, 10), vi.fn())
  gesture.move(at(10, 110))
  gesture.end(at(10, 110))
  expect(boxes()).toEqual([
    [0, 100],
    [400, 100],
  ])
})

it('with Alt takes a copy elsewhere, with the lines between, in one step; the copy is chosen then', () => {
  const { document, canvas, boxes } = open()
  const before = document.scene()
  const gesture = moving(canvas.stage, at(10, 10, true), vi.fn())
  gesture.move(at(10, 110, true))
  expect(document.scene()).toBe(before)
  gesture.end(at(10, 110, true))
  expect(boxes()).toEqual([
    [0, 0],
    [400, 0],
    [0, 100],
    [400, 100],
  ])
  const copies = document.scene().shapes.slice(3)
  expect(document.getSnapshot().selection).toEqual(new Set(copies.map(({ id }) => id)))
  expect(copies[2]).toMatchObject({ from: { shape: copies[0]?.id }, to: { shape: copies[1]?.id } })
  document.undo()
  expect(document.scene()).toBe(before)
})

it('with Alt a press that goes nowhere, or is called off, copies nothing', () => {
  const { document, canvas } = open()
  const before = document.scene()
  const onTap = vi.fn<() => void>()
  moving(canvas.stage, at(10, 10, true), onTap).end(at(10, 10, true))
  expect(onTap).toHaveBeenCalledOnce()
  const gesture = moving(canvas.stage, at(10, 10, true), vi.fn())
  gesture.move(at(10, 110, true))
  gesture.cancel()
  expect(document.scene()).toBe(before)
})
