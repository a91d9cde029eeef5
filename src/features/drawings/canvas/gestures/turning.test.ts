import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { areaOf } from '#domain/scene/geometry/area.ts'
import { distance, middleOf, type Point } from '#domain/scene/geometry/rect.ts'
import { isTurnable, rotationOf, turned, turnedCorners, withRotation } from '#domain/scene/geometry/turn.ts'
import { emptyScene, newBox, newConnector, newFrame, newStroke } from '#domain/scene/newScene.ts'
import type { Shape } from '#domain/scene/sceneSchema.ts'
import { createDrawing } from '../../document/drawingDocument.ts'
import { createDrawingCanvas } from '../drawingCanvas.ts'
import { type Handle, handlesOf } from '../handles.ts'
import { shapeAt, solidAt } from '../hits.ts'
import type { Pointed } from './gesture.ts'
import { marquee } from './marquee.ts'
import { resizing } from './resizing.ts'
import { pointedAt } from './testing/pointedAt.ts'
import { turning } from './turning.ts'

beforeAll(() => void vi.stubGlobal('devicePixelRatio', 1))

const AREA = { x: 0, y: 0, width: 200, height: 100 }
const MIDDLE = middleOf(AREA)

const pointerAt = ({ x, y }: Point, more?: Partial<Pointed>) => pointedAt(x, y, more)

function open(chosen: readonly string[], ...shapes: readonly Shape[]) {
  const document = createDrawing({ ...emptyScene('diagram'), shapes: [...shapes] })
  const canvas = createDrawingCanvas(document)
  document.select(chosen)
  const handles = () => handlesOf(canvas.space, document.getSnapshot().selection, 1)
  const handleOf = (kind: Handle['kind']): Handle => {
    const found = handles().find((handle) => handle.kind === kind)
    if (found === undefined) throw new Error(`there is no ${kind}`)
    return found
  }
  const rotations = () => document.scene().shapes.map(rotationOf)
  const marks = () => canvas.picture.getSnapshot().marks
  return { document, canvas, handles, handleOf, rotations, marks }
}

/** Drags what turns around the middle by so many degrees, up to the release. */
function turnBy(drawing: ReturnType<typeof open>, degrees: number, more: Partial<Pointed> = {}) {
  const { at } = drawing.handleOf('turn')
  const gesture = turning(drawing.canvas.stage, pointerAt(at))
  gesture.move(pointerAt(turned(at, MIDDLE, degrees), more))
  return gesture
}

describe('dragging what turns', () => {
  it('turns about the middle by whole degrees, shows them, and is one step back', () => {
    const drawing = open(['a'], newBox('a', AREA))
    const gesture = turnBy(drawing, 33.4)
    expect(drawing.rotations()).toEqual([0])
    expect(drawing.marks().label?.text).toBe('33°')
    gesture.end(pointerAt(MIDDLE))
    expect(drawing.rotations()).toEqual([33])
    expect(drawing.marks().label).toBeNull()
    expect(drawing.document.scene().shapes).toMatchObject([AREA])
    drawing.document.undo()
    expect(drawing.rotations()).toEqual([0])
  })

  it.each([
    [{ isShift: true }, 22, 15],
    [{ isShift: true }, 23, 30],
    [{}, 91.7, 90],
    [{ isCommand: true }, 91.7, 92],
    [{}, -10, 350],
    [{}, 359, 0],
  ])('with %j by %d° comes to %d°', (more, by, to) => {
    const drawing = open(['a'], newBox('a', AREA))
    turnBy(drawing, by, more).end(pointerAt(MIDDLE))
    expect(drawing.rotations()).toEqual([to])
  })

  it('steps from upright, wherever a shape stood, and called off leaves it there', () => {
    const drawing = open(['a'], withRotation(newBox('a', AREA), 8))
    turnBy(drawing, 20, { isShift: true }).end(pointerAt(MIDDLE))
    expect(drawing.rotations()).toEqual([30])
    const before = drawing.document.scene()
    turnBy(drawing, 50).cancel()
    expect(drawing.document.scene()).toBe(before)
    expect(drawing.marks().label).toBeNull()
  })

  it('turns several about their middle, and says how far they have come', () => {
    const half = { ...AREA, width: 100 }
    const drawing = open(['a', 'b'], newBox('a', half), newStroke('b', [100, 0, 0.5, 200, 100, 0.5]))
    const gesture = turnBy(drawing, -60)
    expect(drawing.marks().label?.text).toBe('−60°')
    gesture.end(pointerAt(MIDDLE))
    expect(drawing.rotations()).toEqual([300, 300])
  })

  it('is not there for frames, lines and what is locked', () => {
    const line = newConnector('l', { x: 0, y: 0 }, { x: 90, y: 0 })
    const shapes = [newBox('a', AREA), newFrame('f', AREA), line, newBox('b', AREA, { locked: true })]
    for (const chosen of [['f'], ['l'], ['b'], ['a', 'f'], ['a', 'b'], []])
      expect(
        open(chosen, ...shapes)
          .handles()
          .map(({ kind }) => kind),
      ).not.toContain('turn')
    expect(
      open(['a', 'l'], ...shapes)
        .handles()
        .map(({ kind }) => kind),
    ).toContain('turn')
  })
})

describe('the handles of a turned shape', () => {
  const size = fc.integer({ min: 0, max: 400 })
  const degrees = fc.integer({ min: 0, max: 359 })

  it('leave a finger its room: what turns stands 44 px from all others, at every angle and zoom', () => {
    fc.assert(
      fc.property(size, size, degrees, fc.constantFrom(0.1, 0.5, 1, 4), (width, height, by, zoom) => {
        const { canvas } = open([], withRotation(newBox('a', { ...AREA, width, height }), by))
        const handles = handlesOf(canvas.space, new Set(['a']), zoom)
        const turn = handles.find(({ kind }) => kind === 'turn')
        if (turn === undefined) throw new Error('it can’t be turned')
        for (const other of handles)
          expect(other === turn || distance(other.at, turn.at) * zoom >= 43.9).toBe(true)
      }),
    )
  })

  it('stand at its corners; one that is pulled leaves the opposite corner where it is', () => {
    fc.assert(
      fc.property(degrees, size, size, fc.nat(3), (by, x, y, corner) => {
        const drawing = open(['a'], withRotation(newBox('a', AREA), by))
        const corners = turnedCorners(AREA, by)
        const at = corners[corner] ?? MIDDLE
        const handle = drawing.handles().find((each) => distance(each.at, at) < 1e-6)
        if (handle?.kind !== 'resize') throw new Error('there is no such corner')
        const gesture = resizing(drawing.canvas.stage, pointerAt(at), handle.corner)
        gesture.move(pointerAt({ x: at.x + x - 200, y: at.y + y - 200 }))
        gesture.end(pointerAt(at))
        const [shape] = drawing.document.scene().shapes
        if (!isTurnable(shape)) throw new Error('it is gone')
        const opposite = turnedCorners(areaOf(shape), rotationOf(shape))[(corner + 2) % 4] ?? MIDDLE
        expect(distance(opposite, corners[(corner + 2) % 4] ?? MIDDLE)).toBeLessThan(1e-6)
        expect(rotationOf(shape)).toBe(by)
      }),
    )
  })

  it('of several, one of them aslant, pull in their proportions', () => {
    const other = newBox('b', { ...AREA, x: 300 })
    const aslant = open(['a', 'b'], withRotation(newBox('a', AREA), 20), other)
    expect(aslant.handles().filter(({ kind }) => kind === 'resize')).toHaveLength(4)
    const quarter = open(['a', 'b'], withRotation(newBox('a', AREA), 90), other)
    expect(quarter.handles().filter(({ kind }) => kind === 'resize')).toHaveLength(8)
  })

  it('lead to the next shape on the side where they stand', () => {
    const drawing = open(['a'], withRotation(newBox('a', AREA), 90))
    const arrows = drawing.handles().flatMap((each) => (each.kind === 'next' ? [each] : []))
    for (const { side, at } of arrows) {
      const way = { x: at.x - MIDDLE.x, y: at.y - MIDDLE.y }
      const seen =
        Math.abs(way.x) > Math.abs(way.y) ? (way.x > 0 ? 'right' : 'left') : way.y > 0 ? 'bottom' : 'top'
      expect(side).toBe(seen)
    }
  })
})

describe('a turned shape', () => {
  it('is found where it is seen: by a press, by a line and by a frame drawn around', () => {
    const long = { x: 0, y: 0, width: 200, height: 20 }
    const { canvas, document } = open([], withRotation(newBox('a', long), 90))
    const [within, beside] = [
      { x: 100, y: 100 },
      { x: 20, y: 10 },
    ]
    expect(shapeAt(canvas.space, within, 2)?.id).toBe('a')
    expect(shapeAt(canvas.space, beside, 2)).toBeNull()
    expect(solidAt(canvas.space, within, 2)?.id).toBe('a')
    expect(solidAt(canvas.space, beside, 2)).toBeNull()
    const choose = (from: Point, to: Point) => {
      const gesture = marquee(canvas.stage, pointerAt(from))
      gesture.move(pointerAt(to))
      gesture.end(pointerAt(to))
      return [...document.getSnapshot().selection]
    }
    expect(choose({ x: 0, y: 0 }, beside)).toEqual([])
    expect(choose({ x: 80, y: 80 }, within)).toEqual(['a'])
  })

  it('that is a stroke is found along its turned line', () => {
    const { canvas } = open([], withRotation(newStroke('s', [0, 0, 0.5, 200, 0, 0.5]), 90))
    expect(shapeAt(canvas.space, { x: 100, y: 80 }, 2)?.id).toBe('s')
    expect(shapeAt(canvas.space, { x: 180, y: 0 }, 2)).toBeNull()
  })
})
