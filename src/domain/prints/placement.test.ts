import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedPlacement,
  bledArea,
  FILLED,
  fittingZoom,
  LARGEST_ZOOM,
  leavesBare,
  normalRotation,
  type PictureSize,
  type Placement,
  pixelSize,
  placedOn,
} from './placement.ts'
import { canTurn, type PrintArea, printArea, printPixels } from './printArea.ts'
import { needsPicture, PRINT_HANDLES } from './printProducts.ts'
import { printDpi, sharpness } from './resolution.ts'

const areas: fc.Arbitrary<PrintArea> = fc.record({
  width: fc.integer({ min: 40, max: 900 }),
  height: fc.integer({ min: 40, max: 900 }),
  bleed: fc.integer({ min: 0, max: 10 }),
})
const pictures: fc.Arbitrary<PictureSize> = fc.record({
  width: fc.integer({ min: 60, max: 9_000 }),
  height: fc.integer({ min: 60, max: 9_000 }),
})
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const placements: fc.Arbitrary<Placement> = fc.record({
  x: number(-3, 3),
  y: number(-3, 3),
  zoom: number(0.01, 20),
  rotation: number(-720, 720),
})
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6

/** The corners of the area with its bleed in pixels of the picture, from its middle. */
function cornersInPicture(area: PrintArea, picture: PictureSize, placement: Placement) {
  const { centreX, centreY, scale, rotation } = placedOn(area, picture, placement)
  const bled = bledArea(area)
  const back = (-rotation * Math.PI) / 180
  return [0, bled.width].flatMap((x) =>
    [0, bled.height].map((y) => {
      const [dx, dy] = [x - centreX, y - centreY]
      return {
        x: (dx * Math.cos(back) - dy * Math.sin(back)) / scale,
        y: (dx * Math.sin(back) + dy * Math.cos(back)) / scale,
      }
    }),
  )
}

describe('a placement that is allowed', () => {
  it('leaves nothing bare wherever the picture is large enough to fill the area', () => {
    fc.assert(
      fc.property(areas, pictures, placements, (area, picture, asked) => {
        const placement = allowedPlacement(area, picture, { ...asked, zoom: Math.max(1, asked.zoom) })
        for (const { x, y } of cornersInPicture(area, picture, placement)) {
          expect(Math.abs(x)).toBeLessThanOrEqual(picture.width / 2 + 1e-3)
          expect(Math.abs(y)).toBeLessThanOrEqual(picture.height / 2 + 1e-3)
        }
        expect(leavesBare(area, picture, placement)).toBe(false)
      }),
    )
  })

  it('stays as it is when it is asked for again, within its bounds', () => {
    fc.assert(
      fc.property(areas, pictures, placements, (area, picture, asked) => {
        const once = allowedPlacement(area, picture, asked)
        const twice = allowedPlacement(area, picture, once)
        for (const part of ['x', 'y', 'zoom', 'rotation'] as const) {
          expect(twice[part]).toBeCloseTo(once[part], 6)
        }
        expect(once.zoom).toBeLessThanOrEqual(LARGEST_ZOOM)
        expect(once.rotation).toBeGreaterThan(-180)
        expect(once.rotation).toBeLessThanOrEqual(180)
        const isWithin = Math.abs(once.x) <= 0.5 && Math.abs(once.y) <= 0.5
        expect(once.zoom >= 1 || isWithin).toBe(true)
      }),
    )
  })

  it('is the whole area where no number says anything', () => {
    const area = { width: 100, height: 100, bleed: 3 }
    const picture = { width: 100, height: 100 }
    expect(allowedPlacement(area, picture, { ...FILLED, x: Number.NaN })).toEqual(FILLED)
    expect(allowedPlacement(area, picture, { ...FILLED, zoom: Infinity })).toEqual(FILLED)
  })
})

it('a picture that fits has all of itself within the area, and touches two of its edges', () => {
  fc.assert(
    fc.property(areas, pictures, number(-180, 180), (area, picture, rotation) => {
      const zoom = fittingZoom(area, picture, rotation)
      const scale = pixelSize(area, picture, { ...FILLED, zoom, rotation })
      const angle = (rotation * Math.PI) / 180
      const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
      const width = scale * (picture.width * cos + picture.height * sin)
      const height = scale * (picture.width * sin + picture.height * cos)
      expect(width).toBeLessThanOrEqual(area.width + 1e-6)
      expect(height).toBeLessThanOrEqual(area.height + 1e-6)
      expect(near(width, area.width) || near(height, area.height)).toBe(true)
      expect(allowedPlacement(area, picture, { ...FILLED, zoom, rotation }).zoom).toBeCloseTo(zoom, 9)
    }),
  )
})

it('a turn by whole turns is no turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -3, max: 3 }), (degrees, turns) => {
      expect(normalRotation(degrees + 360 * turns)).toBe(degrees === -180 ? 180 : degrees)
    }),
  )
})

it('lies the same on the screen and in the print file, whatever their units', () => {
  fc.assert(
    fc.property(areas, pictures, placements, number(0.1, 20), (area, picture, asked, perMm) => {
      const placement = allowedPlacement(area, picture, asked)
      const inMm = placedOn(area, picture, placement)
      const inPixels = placedOn(area, picture, placement, perMm)
      expect(inPixels.centreX).toBeCloseTo(inMm.centreX * perMm, 6)
      expect(inPixels.centreY).toBeCloseTo(inMm.centreY * perMm, 6)
      expect(inPixels.scale).toBeCloseTo(inMm.scale * perMm, 6)
      expect(inPixels.rotation).toBe(inMm.rotation)
    }),
  )
})

it('has half the resolution at twice the size', () => {
  fc.assert(
    fc.property(areas, pictures, number(0.2, 4), (area, picture, zoom) => {
      const once = printDpi(area, picture, { ...FILLED, zoom })
      expect(printDpi(area, picture, { ...FILLED, zoom: 2 * zoom })).toBeCloseTo(once / 2, 6)
    }),
  )
})

it('is sharp from 200 dots to an inch on, and blurred below 120', () => {
  const area = { width: 254, height: 254, bleed: 0 }
  const at = (pixels: number) => sharpness(area, { width: pixels, height: pixels }, FILLED)
  expect([2_000, 1_999, 1_200, 1_199].map(at)).toEqual(['good', 'fair', 'fair', 'poor'])
})

describe('the area of a product', () => {
  it('follows the chosen size in either language, and its sides are exchanged where they may be', () => {
    const poster = 'plakat-z-twoim-obrazem'
    expect(printArea(poster, 'A3 / bez ramy')).toEqual({ width: 297, height: 420, bleed: 3 })
    expect(printArea(poster, 'A4 / oak frame', true)).toEqual({ width: 297, height: 210, bleed: 3 })
    expect(printArea(poster, '50 × 70 cm / oak frame')).toEqual({ width: 500, height: 700, bleed: 3 })
    expect(printArea('puzzle-z-twoim-obrazem', '500 pieces')?.width).toBe(470)
    expect(printArea('puzzle-z-twoim-obrazem', '1000 elementów')?.width).toBe(680)
    expect(printArea('kubek-z-twoim-obrazem', 'biały', true)?.width).toBe(200)
    expect(printArea('kalendarz-biurkowy', 'Default Title')).toBeNull()
    expect(printArea('fotoksiazka-rok-razem', '24 strony / 30 × 30 cm')?.width).toBe(150)
    expect(printArea('fotoksiazka-pierwszy-rok', 'Default Title')?.width).toBe(100)
  })

  it('is made at 300 dots to an inch, and at no more pixels than can be drawn', () => {
    expect(printPixels({ width: 200, height: 85, bleed: 2 })).toEqual({ width: 2409, height: 1051, dpi: 300 })
    for (const handle of PRINT_HANDLES) {
      const area = printArea(handle, '80 × 80 cm')
      if (area === null) throw new Error(`${handle} has no area`)
      const { width, height, dpi } = printPixels(area)
      expect(width * height).toBeLessThanOrEqual(64_000_000)
      expect(dpi).toBeGreaterThanOrEqual(200)
    }
    expect(canTurn('constructor')).toBe(false)
    expect(needsPicture('torba-laka')).toBe(false)
    expect(needsPicture('fotoksiazka-rok-razem')).toBe(false)
    expect(needsPicture('notes-w-kropki')).toBe(true)
    expect(needsPicture('kalendarz-biurkowy')).toBe(false)
  })
})
