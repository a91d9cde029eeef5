import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlaps } from '#domain/scene/geometry/rect.ts'
import { moveShapes } from '#domain/scene/edits/moveShapes.ts'
import { removeShapes } from '#domain/scene/edits/removeShapes.ts'
import { turnShapes } from '#domain/scene/edits/turnShapes.ts'
import { sceneArbitrary } from '#domain/scene/sceneArbitrary.ts'
import { createSceneSpace } from './sceneSpace.ts'
import { broughtIntoSight, fitted, sightOf, toScene, toSurface, zoomedAt } from './view.ts'

const place = fc.integer({ min: -2_000, max: 2_000 })
const area = fc.record({
  x: place,
  y: place,
  width: fc.integer({ min: 1, max: 3_000 }),
  height: fc.integer({ min: 1, max: 3_000 }),
})

describe('the space of a scene', () => {
  it('has in an area all that lies there, in order, after any changes, and lines go as in a new one', () => {
    fc.assert(
      fc.property(
        sceneArbitrary,
        fc.array(
          fc.record({
            at: fc.nat(),
            what: fc.constantFrom('remove', 'move', 'turn'),
            isSeen: fc.boolean(),
            x: place,
            y: place,
          }),
          { maxLength: 6 },
        ),
        area,
        (scene, changes, sight) => {
          const space = createSceneSpace(scene)
          let now = scene
          for (const { at, what, isSeen, x, y } of changes) {
            for (const shape of now.shapes) if (shape.kind === 'connector') space.routeOf(shape, !isSeen)
            const ids = new Set([now.shapes[at % Math.max(1, now.shapes.length)]?.id ?? ''])
            now =
              what === 'remove'
                ? removeShapes(now, ids)
                : what === 'move'
                  ? moveShapes(now, ids, { x, y })
                  : turnShapes(now, ids, x)
            space.follow(now)
          }
          const anew = createSceneSpace(now)
          const found = space.shapesIn(sight)
          const ranks = found.map(({ id }) => space.rankOf(id))
          expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
          const hidden = new Set(now.layers.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])))
          const lines = now.shapes.filter((shape) => shape.kind === 'connector')
          expect(lines.map((line) => space.routeOf(line))).toEqual(lines.map((line) => anew.routeOf(line)))
          const there = now.shapes.filter(
            (shape) =>
              shape.kind !== 'connector' &&
              !hidden.has(shape.layer) &&
              overlaps(space.boundsOf(shape), sight),
          )
          expect(found).toEqual(expect.arrayContaining(there))
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a view', () => {
  const view = fc.record({ x: place, y: place, zoom: fc.double({ min: 0.05, max: 8, noNaN: true }) })
  const size = { width: 800, height: 600 }

  it('leads from the plane to the surface and back', () => {
    fc.assert(
      fc.property(view, place, place, (from, x, y) => {
        const back = toSurface(from, toScene(from, { x, y }))
        expect(back.x).toBeCloseTo(x)
        expect(back.y).toBeCloseTo(y)
      }),
    )
  })

  it('is nearer with the same place under the pointer', () => {
    fc.assert(
      fc.property(view, fc.double({ min: 0.01, max: 20, noNaN: true }), (from, zoom) => {
        const at = { x: 300, y: 200 }
        const [before, after] = [toScene(from, at), toScene(zoomedAt(from, at, zoom), at)]
        expect(after.x).toBeCloseTo(before.x)
        expect(after.y).toBeCloseTo(before.y)
      }),
    )
  })

  it('shows what it was fitted to, and what was brought into sight', () => {
    fc.assert(
      fc.property(view, area, (from, rect) => {
        const near = sightOf(fitted(rect, size), size)
        expect(near.x).toBeLessThanOrEqual(rect.x)
        expect(near.x + near.width).toBeGreaterThanOrEqual(rect.x + rect.width)
        const sight = sightOf(broughtIntoSight(from, rect, { x: 0, y: 0, ...size }), size)
        const hasRoom = rect.width < sight.width - 48 / from.zoom
        const isShown = sight.x <= rect.x + 1e-6 && sight.x + sight.width >= rect.x + rect.width - 1e-6
        expect(isShown || !hasRoom).toBe(true)
      }),
    )
  })
})
