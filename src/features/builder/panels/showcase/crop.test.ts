import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CARD_RATIO } from '#domain/template/templateMedia.ts'
import { CENTRED, dragged, MOST_ZOOM, takenPart } from './crop.ts'

const side = fc.integer({ min: 1, max: 8_000 })
const picture = fc.record({ width: side, height: side })
const place = fc.double({ min: 0, max: 1, noNaN: true })
const by = fc.double({ min: -5, max: 5, noNaN: true })

it('takes a part within the picture, of a card’s proportion, however it is moved', () => {
  fc.assert(
    fc.property(
      picture,
      fc.record({ zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }), x: place, y: place }),
      fc.record({ x: by, y: by }),
      (size, crop, move) => {
        for (const each of [crop, dragged(crop, size, move)]) {
          const { left, top, width, height } = takenPart(size, each)
          expect(width / height).toBeCloseTo(CARD_RATIO)
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(left + width).toBeLessThanOrEqual(size.width + 1e-6)
          expect(top + height).toBeLessThanOrEqual(size.height + 1e-6)
        }
      },
    ),
  )
})

it('takes the middle unless moved, and follows the hand that drags the picture', () => {
  const wide = { width: 800, height: 300 }
  expect(takenPart(wide, CENTRED)).toEqual({ left: 200, top: 0, width: 400, height: 300 })
  // Dragged to the right, the left part becomes visible.
  expect(takenPart(wide, dragged(CENTRED, wide, { x: 0.25, y: 0 })).left).toBe(100)
})
