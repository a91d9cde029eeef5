import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf } from '../geometry/area.ts'
import { distance, middleOf, type Point } from '../geometry/rect.ts'
import { isTurnable, rotationOf, turned, turnedCorners, withRotation } from '../geometry/turn.ts'
import { emptyScene, newBox, newConnector, newFrame, newPicture } from '../newScene.ts'
import { sceneArbitrary, someIds } from '../sceneArbitrary.ts'
import type { Scene, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { lockShapes } from './groupShapes.ts'
import { resizeShapes, resizeTurned } from './resizeShapes.ts'
import { middleOfTurn, setRotation, turnableOf, turnShapes } from './turnShapes.ts'

const sceneOf = (...shapes: readonly Shape[]): Scene => ({ ...emptyScene('diagram'), shapes: [...shapes] })
const ORIGIN = { x: 0, y: 0 }
const AREA = { x: 0, y: 0, width: 100, height: 60 }

/** The corners of all that can be turned, as they are seen. */
const seen = ({ shapes }: Scene): readonly Point[] =>
  shapes.flatMap((shape) => (isTurnable(shape) ? turnedCorners(areaOf(shape), rotationOf(shape)) : []))

const withoutFrames = (scene: Scene) =>
  soundScene({ ...scene, shapes: scene.shapes.filter(({ kind }) => kind !== 'frame') })

describe('turning', () => {
  it('as often as makes a whole turn leads back, for one shape and for several about their middle', () => {
    const parts = fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 12, 24)
    fc.assert(
      fc.property(sceneArbitrary, someIds, parts, (scene, ids, count) => {
        const start = withoutFrames(scene)
        let now = start
        for (let step = 0; step < count; step += 1) now = turnShapes(now, ids, 360 / count)
        expect(now.shapes.map(rotationOf)).toEqual(start.shapes.map(rotationOf))
        for (const [at, corner] of seen(now).entries())
          expect(distance(corner, seen(start)[at] ?? corner)).toBeLessThan(0.01)
      }),
    )
  })

  it('takes every corner of what is chosen about the middle, and leaves the middle and all else where it is', () => {
    fc.assert(
      fc.property(sceneArbitrary, someIds, fc.integer({ min: -400, max: 400 }), (scene, ids, by) => {
        const before = withoutFrames(scene)
        const middle = middleOfTurn(before, ids)
        const after = turnShapes(before, ids, by)
        const turning = new Set(turnableOf(before, ids).map(({ id }) => id))
        const only = (each: Scene) => ({ ...each, shapes: each.shapes.filter(({ id }) => turning.has(id)) })
        const corners = seen(only(before))
        for (const [at, corner] of seen(only(after)).entries()) {
          const wanted = middle === null ? corner : turned(corners[at] ?? corner, middle, by)
          expect(distance(corner, wanted)).toBeLessThan(1e-6)
        }
        expect(distance(middleOfTurn(after, ids) ?? ORIGIN, middle ?? ORIGIN)).toBeLessThan(0.01)
        const isLeft = (shape: Shape) => shape.kind !== 'connector' && !turning.has(shape.id)
        const [left, now] = [before.shapes.filter(isLeft), new Set(after.shapes)]
        expect(left.filter((shape) => !now.has(shape))).toEqual([])
      }),
    )
  })

  it('is not for frames and all that is chosen with one, for lines alone, and what is locked', () => {
    const free = newConnector('l', { x: 0, y: 0 }, { x: 50, y: 0 })
    const scene = sceneOf(newFrame('f', AREA), newBox('a', AREA), free)
    for (const ids of [['f'], ['f', 'a'], ['l'], []]) {
      expect(turnShapes(scene, new Set(ids), 30)).toBe(scene)
      expect(setRotation(scene, new Set(ids), 30)).toBe(scene)
    }
    const locked = lockShapes(scene, new Set(['a']), true)
    expect(turnShapes(locked, new Set(['a']), 30)).toBe(locked)
  })

  it('takes along free ends and bends of chosen lines, and bends between shapes that turn', () => {
    const [a, b] = [newBox('a', AREA), newBox('b', { ...AREA, x: 300 })]
    const bends = [{ x: 200, y: 30 }]
    const held = newConnector('h', { shape: 'a', side: null }, { shape: 'b', side: null }, { bends })
    const free = newConnector('l', { x: 200, y: 130 }, { x: 300, y: 30 })
    const turnedAll = turnShapes(sceneOf(a, b, held, free), new Set(['a', 'b', 'l']), 90)
    expect(middleOfTurn(sceneOf(a, b), new Set(['a', 'b']))).toEqual({ x: 200, y: 30 })
    expect(turnedAll.shapes[2]).toMatchObject({ from: { shape: 'a' }, bends: [{ x: 200, y: 30 }] })
    expect(turnedAll.shapes[3]).toMatchObject({ from: { x: 100, y: 30 }, to: { x: 200, y: 130 } })
    const one = turnShapes(sceneOf(a, b, held), new Set(['a']), 90)
    expect(one.shapes[2]).toBe(held)
  })

  it('sets each shape to the same angle about its own middle', () => {
    const scene = sceneOf(
      withRotation(newBox('a', AREA), 10),
      newPicture('p', { ...AREA, x: 500 }, 'picture'),
    )
    const set = setRotation(scene, new Set(['a', 'p']), 450)
    expect(set.shapes.map(rotationOf)).toEqual([90, 90])
    expect(set.shapes).toMatchObject([{ x: 0 }, { x: 500 }])
    expect(setRotation(set, new Set(['a', 'p']), 90)).toBe(set)
  })
})

describe('a turned shape that is pulled', () => {
  it('keeps its angle, and in its proportions is as the box around it', () => {
    const times = fc.constantFrom(0.5, 1, 1.5, 3)
    fc.assert(
      fc.property(sceneArbitrary, times, (scene, by) => {
        const all = new Set(scene.shapes.map(({ id }) => id))
        const from = { x: -50, y: 20, width: 200, height: 100 }
        const after = resizeShapes(scene, all, from, { x: 0, y: 0, width: 200 * by, height: 100 * by })
        expect(after.shapes.map(rotationOf)).toEqual(scene.shapes.map(rotationOf))
        const known = new Map(after.shapes.map((shape) => [shape.id, shape]))
        for (const shape of scene.shapes) {
          const next = known.get(shape.id)
          if (!isTurnable(shape) || !isTurnable(next) || shape.locked) continue
          const [was, is] = [
            turnedCorners(areaOf(shape), rotationOf(shape)),
            turnedCorners(areaOf(next), rotationOf(next)),
          ]
          for (const [at, { x, y }] of was.entries())
            expect(distance(is[at] ?? { x, y }, { x: (x + 50) * by, y: (y - 20) * by })).toBeLessThan(1e-6)
        }
      }),
    )
  })

  it('alone keeps what isn’t pulled where it is seen, and stands turned by quarters as wide as it was high', () => {
    const scene = sceneOf(withRotation(newBox('a', AREA), 30))
    const [before] = scene.shapes
    const [after] = resizeTurned(scene, 'a', { ...AREA, width: 180, height: 90 }).shapes
    if (before?.kind !== 'box' || after?.kind !== 'box') throw new Error('the box is gone')
    const [was, is] = [turnedCorners(before, 30)[0], turnedCorners(after, 30)[0]]
    expect(distance(was ?? middleOf(AREA), is ?? middleOf(AREA))).toBeLessThan(1e-9)
    expect(after).toMatchObject({ width: 180, height: 90, rotation: 30 })
    const quarter = sceneOf(withRotation(newBox('a', AREA), 90))
    const seenBox = { x: 20, y: -20, width: 60, height: 100 }
    const wide = resizeShapes(quarter, new Set(['a']), seenBox, { ...seenBox, width: 120 })
    expect(wide.shapes[0]).toMatchObject({ width: 100, height: 120, rotation: 90 })
  })
})
