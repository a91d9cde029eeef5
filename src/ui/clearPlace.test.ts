import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, clearestPlace, type Obstacle } from './clearPlace.ts'

const TOP: Candidate = { position: 'top-right', nudge: 0, left: 1000, top: 80, right: 1380, bottom: 160 }
const BOTTOM: Candidate = {
  position: 'bottom-right',
  nudge: 0,
  left: 1000,
  top: 800,
  right: 1380,
  bottom: 880,
}
const button = (top: number): Obstacle => ({
  left: 1100,
  top,
  right: 1300,
  bottom: top + 44,
  kind: 'pressed',
})

describe('the clearest place', () => {
  it('is the first while nothing is in the way, and where all cover the same', () => {
    expect(clearestPlace([TOP, BOTTOM], []).position).toBe('top-right')
    expect(clearestPlace([BOTTOM, TOP], [button(100), button(820)]).position).toBe('bottom-right')
  })

  it('gives way to what is pressed', () => {
    expect(clearestPlace([TOP, BOTTOM], [button(100)]).position).toBe('bottom-right')
  })

  it('leaves a card that is pressed beside it rather than a small button', () => {
    const card: Obstacle = { left: 900, top: 60, right: 1400, bottom: 500, kind: 'pressed' }
    const smallButtons = Array.from({ length: 40 }, (_, place) => ({
      left: 1000 + place,
      top: 879,
      right: 1044 + place,
      bottom: 923,
      kind: 'pressed' as const,
    }))
    expect(clearestPlace([BOTTOM, TOP], [card, ...smallButtons]).position).toBe('top-right')
  })

  it('lies over any part of a large picture that is pressed rather than over one small link', () => {
    const picture: Obstacle = { left: 800, top: 120, right: 1380, bottom: 900, kind: 'pressed' }
    const link: Obstacle = { left: 1000, top: 90, right: 1035, bottom: 110, kind: 'pressed' }
    expect(clearestPlace([TOP, BOTTOM], [picture, link]).position).toBe('bottom-right')
  })

  it('covers words rather than a button', () => {
    const words: Obstacle = { left: 1000, top: 80, right: 1380, bottom: 160, kind: 'read' }
    const touchedButton: Obstacle = { ...words, top: 879, bottom: 900, kind: 'pressed' }
    expect(clearestPlace([BOTTOM, TOP], [words, touchedButton]).position).toBe('top-right')
  })

  it('covers nothing wherever some place covers nothing', () => {
    const box = fc
      .tuple(
        fc.nat(1400),
        fc.nat(860),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 80 }),
        fc.constantFrom('pressed' as const, 'read' as const),
      )
      .map(([left, top, width, height, kind]) => ({
        left,
        top,
        right: left + width,
        bottom: top + height,
        kind,
      }))
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (obstacles) => {
        const covers = (place: Candidate) =>
          obstacles.some(
            (other) =>
              other.left < place.right &&
              other.right > place.left &&
              other.top < place.bottom &&
              other.bottom > place.top,
          )
        const chosen = clearestPlace([TOP, BOTTOM], obstacles)
        expect(covers(chosen) && !(covers(TOP) && covers(BOTTOM))).toBe(false)
      }),
    )
  })
})
