import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { softly } from './light.ts'
import { type Box, newLayer, within } from './surface.ts'

/** A soft box on a sheet that is moved as a band of a picture is. */
function drawn(box: Box, blur: number, isBounded: boolean): Buffer {
  const { canvas, pen } = newLayer(160, 120)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, 160, 120)
  within(pen, () => {
    pen.translate(7, -40)
    softly(
      pen,
      blur,
      (soft) => {
        soft.fillStyle = '#203050'
        soft.fillRect(box.x, box.y, box.width, box.height)
      },
      isBounded ? { around: box } : {},
    )
  })
  return canvas.data()
}

describe('what is soft', () => {
  it('looks the same where it is told what it covers', () => {
    const place = integer({ min: -80, max: 220 })
    const length = integer({ min: 1, max: 120 })
    assert(
      property(place, place, length, length, integer({ min: 4, max: 30 }), (x, y, width, height, blur) => {
        const box = { x, y, width, height }
        const [bounded, free] = [drawn(box, blur, true), drawn(box, blur, false)]
        let most = 0
        for (const [index, value] of bounded.entries())
          most = Math.max(most, Math.abs(value - (free[index] ?? 0)))
        // A share of 255 that can't be seen, where a blur runs out.
        expect(most).toBeLessThanOrEqual(2)
      }),
      { numRuns: 60 },
    )
  })
})
