import { beforeAll, expect, it, vi } from 'vitest'
import { emptyScene, newBox, newConnector } from '#domain/scene/newScene.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import { createDrawing } from '../../document/drawingDocument.ts'
import { createDrawingCanvas } from '../drawingCanvas.ts'
import { type Handle, handlesOf } from '../handles.ts'
import { bending, unbending } from './bending.ts'
import { pointedAt } from './testing/pointedAt.ts'

beforeAll(() => void vi.stubGlobal('devicePixelRatio', 1))

const at = pointedAt

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
  document.select(['l'])
  const line = () => {
    const shape = shapesById(document.scene()).get('l')
    if (shape?.kind !== 'connector') throw new Error('the line is gone')
    return shape
  }
  const handleOf = (kind: 'bend' | 'piece') => {
    const found = handlesOf(canvas.space, new Set(['l']), 1).find(
      (handle): handle is Extract<Handle, { kind: 'bend' | 'piece' }> => handle.kind === kind,
    )
    if (found === undefined) throw new Error(`it has no ${kind}`)
    return found
  }
  return { document, canvas, line, handleOf }
}

it('takes a piece of a line elsewhere; what is undone finds its own way again', () => {
  const { document, canvas, line, handleOf } = open()
  const piece = handleOf('piece')
  const gesture = bending(canvas.stage, at(piece.at.x, piece.at.y), line(), piece)
  gesture.move(at(piece.at.x, piece.at.y + 100))
  expect(line().bends).toEqual([])
  gesture.end(at(piece.at.x, piece.at.y + 100))
  expect(line().bends.filter(({ y }) => y === 120)).toHaveLength(2)
  document.undo()
  expect(line().bends).toEqual([])
})

it('takes a corner elsewhere, and out', () => {
  const { canvas, document, line, handleOf } = open()
  document.edit('bend', (scene) => ({
    ...scene,
    shapes: scene.shapes.map((shape) =>
      shape.kind === 'connector' ? { ...shape, bends: [{ x: 250, y: 200 }] } : shape,
    ),
  }))
  const bend = handleOf('bend')
  const gesture = bending(canvas.stage, at(250, 200), line(), bend)
  gesture.move(at(280, 260))
  gesture.end(at(280, 260))
  expect(line().bends).toEqual([{ x: 280, y: 260 }])
  unbending(canvas.stage, line(), 0).end(at(280, 260))
  expect(line().bends).toEqual([])
})

it('called off leaves the line as it was', () => {
  const { canvas, document, line, handleOf } = open()
  const before = document.scene()
  const piece = handleOf('piece')
  const gesture = bending(canvas.stage, at(piece.at.x, piece.at.y), line(), piece)
  gesture.move(at(piece.at.x, piece.at.y + 100))
  gesture.cancel()
  expect(document.scene()).toBe(before)
})
