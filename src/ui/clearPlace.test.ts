import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, clearestNudge, type Obstacle, type Place } from './clearPlace.ts'

const HEIGHT = 900
const TOP: Place = { left: 1000, top: 80, right: 1380, bottom: 160, inwards: 1 }
const BOTTOM: Place = { left: 1000, top: 800, right: 1380, bottom: 880, inwards: -1 }
const button = (top: number): Obstacle => ({
  left: 1100,
  top,
  right: 1300,
  bottom: top + 44,
  kind: 'pressed',
})

const touches = (one: Box, other: Box): boolean =>
  other.left < one.right && other.right > one.left && other.top < one.bottom && other.bottom > one.top
const moved = (place: Place, nudge: number): Box => ({
  ...place,
  top: place.top + place.inwards * nudge,
  bottom: place.bottom + place.inwards * nudge,
})

describe('the clearest place', () => {
  it('is at the edge while nothing is in the way', () => {
    expect(clearestNudge(TOP, HEIGHT, [])).toBe(0)
    expect(clearestNudge(TOP, HEIGHT, [button(500)])).toBe(0)
  })

  it('is just beside what is pressed, from either edge', () => {
    expect(moved(TOP, clearestNudge(TOP, HEIGHT, [button(100)])).top).toBe(144)
    expect(moved(BOTTOM, clearestNudge(BOTTOM, HEIGHT, [button(810)])).bottom).toBe(800)
  })

  it('is at the edge where what is pressed is everywhere', () => {
    const wall: Obstacle = { left: 1100, top: 0, right: 1180, bottom: 480, kind: 'pressed' }
    expect(clearestNudge(TOP, HEIGHT, [wall])).toBe(0)
  })

  it('covers words rather than a button', () => {
    const words = Array.from({ length: 10 }, (_, row) => ({ ...button(row * 44), kind: 'read' as const }))
    const place = moved(TOP, clearestNudge(TOP, HEIGHT, [...words, button(100)]))
    expect(touches(place, button(100))).toBe(false)
  })

  it('touches nothing pressed where it needn’t, and stays in the window and near its edge', () => {
    const box = fc
      .tuple(fc.nat(1400), fc.nat(860), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 80 }))
      .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))
    const obstacle = fc
      .tuple(box, fc.constantFrom('pressed' as const, 'read' as const))
      .map(([where, kind]) => ({ ...where, kind }))
    fc.assert(
      fc.property(
        fc.array(obstacle, { maxLength: 12 }),
        fc.constantFrom(TOP, BOTTOM),
        fc.integer({ min: 200, max: HEIGHT }),
        (obstacles, place, height) => {
          const nudge = clearestNudge(place, height, obstacles)
          const chosen = moved(place, nudge)
          const isClear = (where: Box) =>
            !obstacles.some((one) => one.kind === 'pressed' && touches(where, one))
          expect(nudge >= 0 && nudge <= 192).toBe(true)
          expect(nudge === 0 || (chosen.top >= 0 && chosen.bottom <= height)).toBe(true)
          expect(isClear(chosen) || !isClear(place)).toBe(true)
        },
      ),
    )
  })
})
