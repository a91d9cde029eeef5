import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBox, newStroke } from '../newScene.ts'
import { type Box, BOX_FORMS, SIDES } from '../sceneSchema.ts'
import { asSeenBy } from './area.ts'
import { boundsOfShape, touches } from './bounds.ts'
import { isInOutline, meetOutline, outlineOf, sidePoint } from './outline.ts'
import { distance, grown, middleOf, type Point, type Rect } from './rect.ts'
import { smallestCircle } from './smallestCircle.ts'
import { pulledTurned, rotationOf, turned, turnedCorners, wholeDegrees, withRotation } from './turn.ts'

const place = fc.double({ min: -900, max: 900, noNaN: true })
const point = fc.record({ x: place, y: place })
const size = fc.integer({ min: 1, max: 500 })
const area = fc.record({ x: place, y: place, width: size, height: size })
const degrees = fc.integer({ min: 0, max: 359 })
const form = fc.constantFrom(...BOX_FORMS)
const box = fc
  .tuple(area, form, degrees)
  .map(([rect, each, by]) => withRotation(newBox('a', rect, { form: each }), by))
const areaAround = (at: Point, far: number) => grown({ ...at, width: 0, height: 0 }, far)
const alone = { shapes: [] }

const isWithin = (rect: Rect, { x, y }: Point, slack = 1e-6) =>
  x >= rect.x - slack &&
  y >= rect.y - slack &&
  x <= rect.x + rect.width + slack &&
  y <= rect.y + rect.height + slack

/** How far a place is from the nearest side of an outline. */
function offOutline(solid: Box, at: Point): number {
  const corners = outlineOf(solid)
  return Math.min(
    ...corners.map((one, index) => {
      const other = corners[(index + 1) % corners.length] ?? one
      const way = { x: other.x - one.x, y: other.y - one.y }
      const length = way.x ** 2 + way.y ** 2
      const along =
        length === 0
          ? 0
          : Math.min(1, Math.max(0, ((at.x - one.x) * way.x + (at.y - one.y) * way.y) / length))
      return Math.hypot(one.x + way.x * along - at.x, one.y + way.y * along - at.y)
    }),
  )
}

describe('degrees', () => {
  it('are whole ones from 0 to 359, and none are said of what stands upright', () => {
    expect([-90, 360, 359.6, -0.2, 725.4].map(wholeDegrees)).toEqual([270, 0, 0, 0, 5])
    const upright = newBox('a', { x: 0, y: 0, width: 10, height: 10 })
    expect(withRotation(upright, 360)).toBe(upright)
    expect(Object.hasOwn(withRotation(withRotation(upright, 45), 0), 'rotation')).toBe(false)
    expect(rotationOf(withRotation(upright, -45))).toBe(315)
  })

  it('lead back after as many turns as make a whole one, and quarters exactly', () => {
    const part = fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 36, 72, 120, 180, 360)
    fc.assert(
      fc.property(point, point, part, (at, around, parts) => {
        let now = at
        for (let step = 0; step < parts; step += 1) now = turned(now, around, 360 / parts)
        expect(distance(now, at)).toBeLessThan(1e-6)
        expect(distance(turned(at, around, 77), around)).toBeCloseTo(distance(at, around))
      }),
    )
    expect(turned({ x: 3, y: 1 }, { x: 1, y: 1 }, 90)).toEqual({ x: 1, y: 3 })
    expect(turned({ x: 3, y: 1 }, { x: 1, y: 1 }, -90)).toEqual({ x: 1, y: -1 })
  })
})

describe('a turned shape', () => {
  it('is hit where it would be hit upright by the place turned back', () => {
    fc.assert(
      fc.property(box, point, (shape, at) => {
        const upright = withRotation(shape, 0)
        const seen = turned(at, middleOf(shape), rotationOf(shape))
        // On the outline itself rounding decides.
        fc.pre(offOutline(upright, at) > 1e-6)
        expect(isInOutline(shape, seen)).toBe(isInOutline(upright, at))
        expect(distance(asSeenBy(shape, seen), at)).toBeLessThan(1e-6)
      }),
      { numRuns: 500 },
    )
  })

  it('has a box around it that holds its outline and no more', () => {
    fc.assert(
      fc.property(box, (shape) => {
        const bounds = boundsOfShape(alone, shape)
        const corners = outlineOf(shape)
        for (const corner of corners) expect(isWithin(bounds, corner)).toBe(true)
        // An upright shape has its own box, which its outline may not fill.
        if (rotationOf(shape) === 0) return
        // Round outlines have many short sides here, and are a little larger.
        const slack = shape.form === 'ellipse' || shape.form === 'pill' ? 0.01 : 0
        const least = Math.min(...corners.map(({ x }) => x))
        const most = Math.max(...corners.map(({ y }) => y))
        expect(least - bounds.x).toBeLessThanOrEqual(slack * bounds.width + 1e-6)
        expect(bounds.y + bounds.height - most).toBeLessThanOrEqual(slack * bounds.height + 1e-6)
      }),
      { numRuns: 500 },
    )
  })

  it('is touched by what shares a place with its box, and not from beside it', () => {
    const part = fc.double({ min: 0.01, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(area, degrees, part, part, size, (rect, by, across, down, reach) => {
        const shape = withRotation(newBox('a', rect), by)
        const seen = (x: number, y: number) => turned({ x, y }, middleOf(rect), by)
        const inside = seen(rect.x + rect.width * across, rect.y + rect.height * down)
        expect(touches(shape, areaAround(inside, reach))).toBe(true)
        // As far away as its corners reach.
        const beside = seen(rect.x - reach * Math.SQRT2 - 1e-6, rect.y + rect.height * down)
        expect(touches(shape, areaAround(beside, reach))).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('holds lines on its outline, at the side that is seen', () => {
    fc.assert(
      fc.property(box, fc.constantFrom(...SIDES), point, (shape, side, towards) => {
        const middle = middleOf(shape)
        const at = sidePoint(shape, side)
        expect(offOutline(shape, at)).toBeLessThan(1e-6)
        const isLevel = side === 'left' || side === 'right'
        expect(isLevel ? at.y - middle.y : at.x - middle.x).toBeCloseTo(0)
        const met = meetOutline(shape, towards)
        expect(Math.min(offOutline(shape, met), distance(met, middle))).toBeLessThan(1e-6)
      }),
    )
  })

  it('that is a stroke is as large turned as upright', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }), degrees, (places, by) => {
        const stroke = newStroke(
          's',
          places.flatMap(([x, y]) => [x, y, 0.5]),
        )
        const half = boundsOfShape(alone, withRotation(stroke, 180))
        const upright = boundsOfShape(alone, stroke)
        expect(half.x).toBeCloseTo(upright.x)
        expect(half.width).toBeCloseTo(upright.width)
        const bounds = boundsOfShape(alone, withRotation(stroke, by))
        const middle = middleOf(upright)
        for (const [x, y] of places) expect(isWithin(bounds, turned({ x, y }, middle, by))).toBe(true)
      }),
    )
  })

  it('keeps the corner opposite to the one that is pulled', () => {
    const corner = fc.constantFrom(0, 1, 2, 3)
    fc.assert(
      fc.property(area, degrees, corner, size, size, (from, by, at, width, height) => {
        const to = {
          x: at === 0 || at === 3 ? from.x : from.x + from.width - width,
          y: at < 2 ? from.y : from.y + from.height - height,
          width,
          height,
        }
        const before = turnedCorners(from, by)[at] ?? from
        const after = turnedCorners(pulledTurned(from, to, by), by)[at] ?? from
        expect(distance(before, after)).toBeLessThan(1e-6)
      }),
    )
  })
})

describe('the smallest circle', () => {
  it('is around all places, and turns with them', () => {
    const places = fc.array(
      fc.oneof(point, fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) })),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(places, point, degrees, (all, around, by) => {
        const circle = smallestCircle(all)
        if (circle === null) throw new Error('there is none')
        for (const each of all)
          expect(distance(circle.middle, each)).toBeLessThanOrEqual(circle.radius * (1 + 1e-6) + 1e-6)
        const other = smallestCircle(all.map((each) => turned(each, around, by)))
        expect(other?.radius).toBeCloseTo(circle.radius, 4)
        expect(distance(other?.middle ?? around, turned(circle.middle, around, by))).toBeLessThan(1e-2)
      }),
      { numRuns: 500 },
    )
    expect(smallestCircle([])).toBeNull()
  })
})
