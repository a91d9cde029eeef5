import { describe, expect, it } from 'vitest'
import { GENERATOR_OPTIONS, OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import type { Band } from '../scene/scene.ts'
import { bandsOf, bandWithin } from './band.ts'
import { drawPicture, isScene } from './drawPicture.ts'

const size = { width: 192, height: 192 }
const STYLES = GENERATOR_OPTIONS.image.style.values.filter((style) =>
  isScene({ prompt: 'kot', options: OPTIONS_SCHEMAS.image.parse({ style }), source: null }),
)

describe('a picture in bands', () => {
  it('has all rows once, and no band that is too large', () => {
    for (const sheet of [{ width: 4096, height: 4096 }, { width: 6144, height: 2560 }, size]) {
      const bands = bandsOf(sheet)
      expect(bands.reduce((sum, { height }) => sum + height, 0)).toBe(sheet.height)
      expect(bands.every(({ height }) => height * sheet.width <= 4_194_304)).toBe(true)
      expect(bands.every(({ top }, index) => index === 0 || top % 4 === 0)).toBe(true)
    }
    expect(bandsOf(size)).toHaveLength(1)
  })

  it('knows which part of a box it meets', () => {
    expect(bandWithin({ top: 0, height: 100 }, { y: 40, height: 200 })).toEqual({ top: 0, height: 60 })
    expect(bandWithin({ top: 100, height: 100 }, { y: 40, height: 80 })).toEqual({ top: 60, height: 20 })
    expect(bandWithin({ top: 300, height: 100 }, { y: 40, height: 80 })).toBeNull()
  })

  it.each(STYLES)('is the same picture as when it is drawn whole: %s', (style) => {
    for (const prompt of ['Kot z balonem na łące', 'Lis „Sto lat”']) {
      const job = { prompt, seed: 3, options: OPTIONS_SCHEMAS.image.parse({ style }) }
      const draw = (band?: Band) =>
        Uint8Array.from(drawPicture(job, size, null, () => {}, band).canvas.data())
      const whole = draw()
      const [upper, lower] = [draw({ top: 0, height: 96 }), draw({ top: 96, height: 96 })]
      const banded = Uint8Array.from([...upper, ...lower])
      expect(banded).toHaveLength(whole.length)
      const far = banded.reduce((sum, value, at) => sum + Math.abs(value - (whole[at] ?? 0)), 0)
      expect(far / whole.length).toBeLessThan(0.35)
    }
  })
})
