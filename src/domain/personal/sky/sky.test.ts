import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onChart, precessed, seenFrom, siderealTime, skyOver } from './sky.ts'
import { skyChart } from './skyChart.ts'

const KRAKOW = { latitude: 50.06, longitude: 19.94 }
const POLARIS = { ascension: 37.9546, declination: 89.2641 }
const VEGA = { ascension: 279.2347, declination: 38.7837 }

const ground = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const moment = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) })
const direction = fc.record({
  ascension: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  declination: fc.double({ min: -90, max: 90, noNaN: true }),
})

/** The angle between two directions in radians; each is given by its horizontal and vertical coordinate (degrees). */
const apart = (one: readonly [number, number], other: readonly [number, number]) => {
  const [a, b, c, d] = [...one, ...other].map((degrees) => (degrees * Math.PI) / 180)
  const cosine =
    Math.sin(b ?? 0) * Math.sin(d ?? 0) + Math.cos(b ?? 0) * Math.cos(d ?? 0) * Math.cos((a ?? 0) - (c ?? 0))
  return Math.acos(Math.min(1, Math.max(-1, cosine)))
}

const charted = (altitude: number, azimuth: number) => {
  const { x, y } = onChart({ altitude, azimuth })
  return [x, y].map((value) => Math.round(value * 1000) / 1000 + 0)
}

describe('the sky', () => {
  // Meeus, Astronomical Algorithms, examples 12.b and 13.b: Venus from the Naval Observatory in Washington.
  it('turns by the sidereal time of its place', () => {
    const time = Date.UTC(1987, 3, 10, 19, 21, 0)
    expect(siderealTime(time, 0)).toBeCloseTo(128.737_873_4, 4)
    const washington = { latitude: 38.921_389, longitude: -77.065_556 }
    const venus = { ascension: 347.3193, declination: -6.719_892 }
    const seen = seenFrom(venus, washington, siderealTime(time, washington.longitude))
    expect(seen.altitude).toBeCloseTo(15.1249, 2)
    // Meeus counts from the south.
    expect(seen.azimuth).toBeCloseTo(68.0337 + 180, 2)
  })

  // Meeus, example 21.b, without the star's own motion: θ Persei.
  it('follows the slow turn of the axis', () => {
    const moved = precessed(
      { ascension: 41.054_063, declination: 49.227_75 },
      (2_462_088.69 - 2_440_587.5) * 86_400_000,
    )
    expect(moved.ascension).toBeCloseTo(41.547_214, 3)
    expect(moved.declination).toBeCloseTo(49.348_483, 3)
  })

  it('has the pole star in the north, as high as the place is far north', () => {
    fc.assert(
      fc.property(moment, fc.double({ min: 10, max: 70, noNaN: true }), (time, latitude) => {
        const { altitude, azimuth } = skyOver({ latitude, longitude: 20 }, time)(POLARIS)
        expect(Math.abs(altitude - latitude)).toBeLessThan(1.5)
        expect(Math.min(azimuth, 360 - azimuth)).toBeLessThan(5)
      }),
    )
  })

  it('has Vega high over Cracow on a July midnight, and low in the north on one in January', () => {
    expect(skyOver(KRAKOW, Date.UTC(2018, 6, 14, 22))(VEGA).altitude).toBeGreaterThan(70)
    expect(skyOver(KRAKOW, Date.UTC(2018, 0, 14, 23))(VEGA).altitude).toBeLessThan(10)
  })

  it('keeps angles: two directions are seen as far apart as they are', () => {
    fc.assert(
      fc.property(ground, moment, direction, direction, (place, time, one, other) => {
        const sky = skyOver(place, time)
        const [first, second] = [sky(one), sky(other)]
        expect(apart([first.azimuth, first.altitude], [second.azimuth, second.altitude])).toBeCloseTo(
          apart([one.ascension, one.declination], [other.ascension, other.declination]),
          5,
        )
      }),
    )
  })

  it('is charted with the zenith in its middle, the north above and the east at the left', () => {
    expect(charted(90, 120)).toEqual([0, 0])
    expect(charted(0, 0)).toEqual([0, -1])
    expect(charted(0, 90)).toEqual([-1, 0])
    expect(charted(0, 180)).toEqual([0, 1])
  })

  it('is charted within its horizon, wherever and whenever', () => {
    fc.assert(
      fc.property(ground, moment, (place, time) => {
        const { stars, lines } = skyChart(place, time)
        const points = [...stars, ...lines.flat()]
        expect(Math.max(...points.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(1.000_001)
        expect(stars.length).toBeGreaterThan(500)
        expect(stars.length).toBeLessThan(1_150)
      }),
      { numRuns: 20 },
    )
  })
})
