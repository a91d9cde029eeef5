import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geometryOf, indexAfterKey, NO_ROWS, rowsBetween, widened, windowsOf } from './gridGeometry.ts'

const width = fc.integer({ min: 20, max: 3_000 })
const total = fc.integer({ min: 0, max: 20_000 })

describe('the geometry of the grid', () => {
  it('fits its width, three in a row at least', () => {
    fc.assert(
      fc.property(width, total, (wide, count) => {
        const { columns, tile, gap, rows } = geometryOf(wide, count)
        expect(columns).toBeGreaterThanOrEqual(3)
        expect(columns * tile + (columns - 1) * gap).toBeLessThanOrEqual(wide)
        expect(rows).toBe(Math.ceil(count / columns))
      }),
    )
  })

  it('finds every tile that touches what is in sight, and no row that doesn’t', () => {
    fc.assert(
      fc.property(width, total, fc.integer({ min: -2_000, max: 2_000_000 }), (wide, count, top) => {
        const geometry = geometryOf(wide, count)
        const pitch = geometry.tile + geometry.gap
        const bottom = top + 800
        const { first, last } = rowsBetween(geometry, top, bottom)
        const touches = (row: number) =>
          row >= 0 && row < geometry.rows && row * pitch + geometry.tile > top && row * pitch < bottom
        const isNone = last < first
        expect(!isNone && (touches(first - 1) || touches(last + 1))).toBe(false)
        expect(last - first).toBeLessThanOrEqual(Math.ceil(800 / pitch) + 1)
      }),
    )
  })

  it('is empty where nothing is in sight', () => {
    const geometry = geometryOf(390, 100)
    expect(rowsBetween(geometry, 90_000, 90_800)).toEqual(NO_ROWS)
    expect(rowsBetween(geometry, -2_000, -1_200)).toEqual(NO_ROWS)
    expect(widened(NO_ROWS, 3, geometry.rows)).toEqual(NO_ROWS)
    expect(widened({ first: 1, last: 2 }, 3, 4)).toEqual({ first: 0, last: 3 })
  })

  it('reads the windows that hold a range, and none beyond the end', () => {
    expect(windowsOf(0, 10, 200, 10_000)).toEqual([0])
    expect(windowsOf(150, 420, 200, 10_000)).toEqual([0, 200, 400])
    expect(windowsOf(-60, 60, 200, 30)).toEqual([0])
    expect(windowsOf(150, 420, 200, 210)).toEqual([0, 200])
    expect(windowsOf(0, 10, 200, 0)).toEqual([])
  })
})

describe('the keys of the grid', () => {
  const place = { columns: 3, total: 8, perPage: 6, isJump: false }
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 7, 7],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['Home', 4, 3],
    ['End', 4, 5],
    ['End', 6, 7],
    ['PageDown', 1, 7],
    ['PageUp', 7, 1],
    ['PageUp', 4, 1],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(indexAfterKey(key, from, place)).toBe(to)
  })

  it('lead to the very ends with Ctrl, and nowhere by other keys', () => {
    expect(indexAfterKey('Home', 5, { ...place, isJump: true })).toBe(0)
    expect(indexAfterKey('End', 1, { ...place, isJump: true })).toBe(7)
    expect(indexAfterKey('a', 1, place)).toBeNull()
  })
})
