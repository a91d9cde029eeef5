import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGridIndex } from '../geometry/gridIndex.ts'
import { boundsOfShape } from '../geometry/bounds.ts'
import { isInOutline, meetOutline } from '../geometry/outline.ts'
import { distance, grown, middleOf, overlaps, type Rect } from '../geometry/rect.ts'
import { withRotation } from '../geometry/turn.ts'
import { emptyScene, newBox, newConnector } from '../newScene.ts'
import { sceneArbitrary } from '../sceneArbitrary.ts'
import { type Connector, type Scene, type Shape, SIDES } from '../sceneSchema.ts'
import { isSolid } from '../shapesById.ts'
import { crossesRect } from './path.ts'
import { routeConnector } from './routeConnector.ts'

const rect = (x: number, y: number, width = 100, height = 60): Rect => ({ x, y, width, height })

function sceneOf(...shapes: Shape[]): Scene {
  return { ...emptyScene('diagram'), shapes }
}

function nearOf(scene: Scene): (area: Rect) => readonly Rect[] {
  return (area) =>
    scene.shapes.flatMap((shape) => (shape.kind === 'box' && overlaps(shape, area) ? [shape] : []))
}

const line = newConnector('line', { shape: 'a', side: null }, { shape: 'b', side: null })

describe('an elbow', () => {
  it('goes straight between boxes side by side', () => {
    const scene = sceneOf(newBox('a', rect(0, 0)), newBox('b', rect(300, 0)), line)
    expect(routeConnector(scene, line, nearOf(scene))).toEqual({
      kind: 'lines',
      points: [
        { x: 100, y: 30 },
        { x: 300, y: 30 },
      ],
      label: { x: 200, y: 30 },
    })
  })

  it('turns twice in the middle where the boxes stand one below the other', () => {
    const scene = sceneOf(newBox('a', rect(0, 0)), newBox('b', rect(300, 200)), line)
    expect(routeConnector(scene, line, nearOf(scene))?.points).toHaveLength(4)
  })

  it('goes around a box between', () => {
    const wall = newBox('wall', rect(170, -100, 60, 300))
    const scene = sceneOf(newBox('a', rect(0, 0)), newBox('b', rect(300, 0)), wall, line)
    const points = routeConnector(scene, line, nearOf(scene))?.points ?? []
    for (const [at, point] of points.entries())
      expect(crossesRect(points[at - 1] ?? point, point, wall)).toBe(false)
  })

  it('goes out of itself and back', () => {
    const loop = newConnector('loop', { shape: 'a', side: null }, { shape: 'a', side: null })
    const scene = sceneOf(newBox('a', rect(0, 0)), loop)
    expect(routeConnector(scene, loop, nearOf(scene))?.points).toHaveLength(5)
  })
})

/** Boxes on a coarse grid, some cells empty, so that there is a way between all. */
const boxes = fc
  .uniqueArray(fc.tuple(fc.nat(4), fc.nat(4)), {
    minLength: 2,
    maxLength: 14,
    selector: ([x, y]) => `${x},${y}`,
  })
  .map((cells) =>
    cells.map(([x, y], at) => newBox(at === 0 ? 'a' : at === 1 ? 'b' : `o${at}`, rect(x * 180, y * 140))),
  )
const side = fc.constantFrom(null, ...SIDES)

describe('elbows among boxes', () => {
  it('are upright and level, leave at a right angle and go through no box', () => {
    fc.assert(
      fc.property(boxes, side, side, (shapes, from, to) => {
        const scene = sceneOf(...shapes)
        const held = newConnector('line', { shape: 'a', side: from }, { shape: 'b', side: to })
        const points = routeConnector(scene, held, nearOf(scene))?.points ?? []
        expect(points.length).toBeGreaterThanOrEqual(2)
        for (const [at, point] of points.entries()) {
          const before = points[at - 1] ?? point
          expect(before.x === point.x || before.y === point.y).toBe(true)
          for (const box of shapes) expect(crossesRect(before, point, box)).toBe(false)
        }
        const [first, second] = points
        const isLevel = first?.y === second?.y
        expect(from === null || isLevel === (from === 'left' || from === 'right')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

/** Boxes on a coarser grid, each turned: the boxes around them stand as far apart. */
const turnedBoxes = fc
  .uniqueArray(fc.tuple(fc.nat(4), fc.nat(4), fc.integer({ min: 0, max: 359 })), {
    minLength: 2,
    maxLength: 7,
    selector: ([x, y]) => `${x},${y}`,
  })
  .map((cells) =>
    cells.map(([x, y, by], at) =>
      withRotation(newBox(at === 0 ? 'a' : at === 1 ? 'b' : `o${at}`, rect(x * 200, y * 200)), by),
    ),
  )

describe('elbows among turned boxes', () => {
  it('are upright and level, end at the outlines and go around the boxes as they are seen', () => {
    fc.assert(
      fc.property(turnedBoxes, side, side, (shapes, from, to) => {
        const scene = sceneOf(...shapes)
        const held = newConnector('line', { shape: 'a', side: from }, { shape: 'b', side: to })
        const near = (area: Rect) =>
          shapes.map((shape) => boundsOfShape(scene, shape)).filter((bounds) => overlaps(bounds, area))
        const points = routeConnector(scene, held, near)?.points ?? []
        expect(points.length).toBeGreaterThanOrEqual(2)
        for (const [at, point] of points.entries()) {
          const before = points[at - 1] ?? point
          expect(Math.min(Math.abs(before.x - point.x), Math.abs(before.y - point.y))).toBeLessThan(1e-6)
          for (const box of shapes.slice(2))
            expect(crossesRect(before, point, grown(boundsOfShape(scene, box), -1e-6))).toBe(false)
        }
        for (const [shape, end] of [
          [shapes[0], points[0]],
          [shapes[1], points.at(-1)],
        ] as const) {
          if (shape === undefined || end === undefined) throw new Error('it has no end')
          const out = { x: end.x * 2 - middleOf(shape).x, y: end.y * 2 - middleOf(shape).y }
          expect(distance(meetOutline(shape, out), end)).toBeLessThan(1e-6)
          // Nothing of it but its end lies in its own shapes.
          for (const point of points.slice(1, -1)) expect(isInOutline(shape, point)).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('every line of every scene', () => {
  it('has a way', () => {
    fc.assert(
      fc.property(sceneArbitrary, (scene) => {
        const lines = scene.shapes.filter((shape): shape is Connector => shape.kind === 'connector')
        for (const each of lines) {
          const route = routeConnector(scene, each, (area) =>
            scene.shapes.filter(isSolid).filter((solid) => overlaps(solid, area)),
          )
          expect(route?.points.length ?? 0).toBeGreaterThanOrEqual(1)
          for (const { x, y } of [...(route?.points ?? []), ...(route === null ? [] : [route.label])]) {
            expect(Number.isFinite(x + y)).toBe(true)
          }
        }
      }),
    )
  })
})

describe('the index', () => {
  it('finds what a look at all finds', () => {
    const place = fc.integer({ min: -3000, max: 3000 })
    const size = fc.integer({ min: 0, max: 5000 })
    const area = fc.record({ x: place, y: place, width: size, height: size })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.option(area))),
        area,
        (changes, asked) => {
          const index = createGridIndex()
          const all = new Map<string, Rect>()
          for (const [id, each] of changes) {
            if (each === null) {
              index.delete(id)
              all.delete(id)
            } else {
              index.set(id, each)
              all.set(id, each)
            }
          }
          for (const [id, each] of all) {
            expect(!overlaps(each, asked) || index.near(asked).includes(id)).toBe(true)
            expect(index.rectOf(id)).toBe(each)
          }
          for (const id of index.near(asked)) expect(all.has(id)).toBe(true)
        },
      ),
    )
  })
})
