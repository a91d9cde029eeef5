import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NODE_SIZE } from '#domain/template/placing.ts'
import { fittedView } from './fittedView.ts'

const ROOM = { width: 330, height: 780 }

describe('a fitted view', () => {
  it('stays near enough for names, and begins where the graph does', () => {
    const { x, zoom } = fittedView({ x: 100, y: 0, width: 3_000, height: 400 }, ROOM, 0.2, 9)
    expect(NODE_SIZE.width * zoom).toBeGreaterThan(52)
    expect(100 * zoom + x).toBeGreaterThanOrEqual(0)
    expect(100 * zoom + x).toBeLessThan(ROOM.width / 4)
  })

  it('shows all of a graph of hundreds, however small', () => {
    const { x, zoom } = fittedView({ x: 0, y: 0, width: 12_000, height: 4_000 }, ROOM, 0.2, 500)
    expect(x + 12_000 * zoom).toBeLessThanOrEqual(ROOM.width)
  })

  it('holds the whole box wherever it is not limited', () => {
    const side = fc.integer({ min: 100, max: 1_000 })
    const place = fc.integer({ min: -5_000, max: 5_000 })
    fc.assert(
      fc.property(place, place, side, side, (left, top, width, height) => {
        const { x, y, zoom } = fittedView(
          { x: left, y: top, width, height },
          { width: 800, height: 600 },
          0.2,
          5,
        )
        expect(left * zoom + x).toBeGreaterThanOrEqual(-1)
        expect((left + width) * zoom + x).toBeLessThanOrEqual(801)
        expect(top * zoom + y).toBeGreaterThanOrEqual(-1)
        expect((top + height) * zoom + y).toBeLessThanOrEqual(601)
      }),
    )
  })
})
