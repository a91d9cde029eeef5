import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { FILLED, pixelSize } from './placement.ts'
import { canTurn, fitsTurned, printArea } from './printArea.ts'
import { PRINT_HANDLES } from './printProducts.ts'

const side = fc.integer({ min: 1, max: 8_000 })

it('is turned for a picture that is cut less that way, and only where a thing can be turned', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRINT_HANDLES), side, side, (handle, width, height) => {
      const isTurned = fitsTurned(handle, { width, height })
      expect(isTurned && !canTurn(handle)).toBe(false)
      const [kept, exchanged] = [printArea(handle, '', isTurned), printArea(handle, '', !isTurned)]
      if (kept === null || exchanged === null) throw new Error('it has no area')
      // The smaller its pixels, the less of a picture is cut off where it fills an area.
      const pixel = (area: typeof kept) => pixelSize(area, { width, height }, FILLED)
      expect(pixel(kept)).toBeLessThanOrEqual(pixel(exchanged) + 1e-9)
    }),
  )
})
