import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../geometry/rect.ts'
import { routeConnector } from '../lines/routeConnector.ts'
import { emptyScene, newBox, newConnector } from '../newScene.ts'
import type { Connector, Scene } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { bendMoved, bendRemoved, pieceMoved, setBends } from './bendLine.ts'
import { moveShapes } from './moveShapes.ts'

const place = fc.integer({ min: -60, max: 60 }).map((step) => step * 10)
const area = fc.record({ x: place, y: place }).map(({ x, y }) => ({ x, y, width: 120, height: 60 }))
const way = fc.record({ x: place, y: place })

const sceneOf = ([one, other]: readonly [Rect, Rect], route: Connector['route']): Scene => ({
  ...emptyScene('diagram'),
  shapes: [
    newBox('a', one),
    newBox('b', other),
    newConnector('l', { shape: 'a', side: null }, { shape: 'b', side: null }, { route }),
  ],
})
function lineOf(scene: Scene): Connector {
  const line = shapesById(scene).get('l')
  if (line?.kind !== 'connector') throw new Error('the line is gone')
  return line
}
const pointsOf = (scene: Scene) => routeConnector(scene, lineOf(scene), () => [])?.points ?? []

describe('an elbow whose piece was taken elsewhere', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 8 }), way), { minLength: 1, maxLength: 4 })

  it('goes through every corner that was set, by upright and level pieces alone', () => {
    fc.assert(
      fc.property(area, area, changes, (one, other, steps) => {
        let scene = sceneOf([one, other], 'elbow')
        for (const [piece, by] of steps) {
          const points = pointsOf(scene)
          scene = setBends(scene, 'l', pieceMoved(lineOf(scene), points, piece % (points.length - 1), by))
        }
        const points = pointsOf(scene)
        for (const [at, { x, y }] of points.entries()) {
          const before = points[at - 1]
          expect(before === undefined || before.x === x || before.y === y).toBe(true)
        }
        for (const bend of lineOf(scene).bends) expect(isOn(points, bend)).toBe(true)
      }),
    )
  })

  it('keeps its corners where they are while its shapes move', () => {
    fc.assert(
      fc.property(area, area, changes, way, (one, other, steps, by) => {
        let scene = sceneOf([one, other], 'elbow')
        for (const [piece, how] of steps) {
          const points = pointsOf(scene)
          scene = setBends(scene, 'l', pieceMoved(lineOf(scene), points, piece % (points.length - 1), how))
        }
        const after = moveShapes(scene, new Set(['a']), by)
        expect(lineOf(after).bends).toEqual(lineOf(scene).bends)
        for (const bend of lineOf(after).bends) expect(isOn(pointsOf(after), bend)).toBe(true)
      }),
    )
  })

  it('straightened goes as if nobody had touched it', () => {
    fc.assert(
      fc.property(area, area, way, (one, other, by) => {
        const scene = sceneOf([one, other], 'elbow')
        const bent = setBends(scene, 'l', pieceMoved(lineOf(scene), pointsOf(scene), 0, by))
        expect(pointsOf(setBends(bent, 'l', []))).toEqual(pointsOf(scene))
      }),
    )
  })
})

describe('the corners of a straight line', () => {
  it('are added where it was taken to, moved and removed', () => {
    const scene = sceneOf(
      [
        { x: 0, y: 0, width: 100, height: 40 },
        { x: 300, y: 0, width: 100, height: 40 },
      ],
      'straight',
    )
    const bends = pieceMoved(lineOf(scene), pointsOf(scene), 0, { x: 0, y: 80 })
    expect(bends).toEqual([{ x: 200, y: 100 }])
    const bent = setBends(scene, 'l', bends)
    expect(pointsOf(bent)[1]).toEqual({ x: 200, y: 100 })
    expect(pieceMoved(lineOf(bent), pointsOf(bent), 1, { x: 0, y: 0 })).toHaveLength(2)
    expect(bendMoved(bends, 0, { x: 1, y: 2 })).toEqual([{ x: 1, y: 2 }])
    expect(setBends(bent, 'l', bendRemoved(bends, 0)).shapes).toEqual(scene.shapes)
  })

  it('are nobody’s to set where it is locked', () => {
    const scene = sceneOf(
      [
        { x: 0, y: 0, width: 100, height: 40 },
        { x: 300, y: 0, width: 100, height: 40 },
      ],
      'straight',
    )
    const locked = { ...scene, shapes: scene.shapes.map((shape) => ({ ...shape, locked: true })) }
    expect(setBends(locked, 'l', [{ x: 1, y: 1 }])).toBe(locked)
  })
})

function isOn(points: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean {
  return points.some((point, at) => {
    const before = points[at - 1] ?? point
    return (
      x >= Math.min(point.x, before.x) &&
      x <= Math.max(point.x, before.x) &&
      y >= Math.min(point.y, before.y) &&
      y <= Math.max(point.y, before.y)
    )
  })
}
