import type { Place } from '#domain/places/place.ts'

/** A direction among the stars, in degrees. */
export interface Direction {
  readonly ascension: number
  readonly declination: number
}

/** A direction seen from the ground, in degrees: the azimuth counts from the north over the east. */
export interface Seen {
  readonly altitude: number
  readonly azimuth: number
}

type Ground = Omit<Place, 'name'>

const RADIANS = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * RADIANS)
const cos = (degrees: number) => Math.cos(degrees * RADIANS)
const turn = (degrees: number) => ((degrees % 360) + 360) % 360

const DAY_MS = 86_400_000
/** The Julian day of the epoch that computers count from. */
const UNIX_EPOCH = 2_440_587.5
const J2000 = 2_451_545
const CENTURY_DAYS = 36_525

/** Days since noon of 1 January 2000, of a moment in ms since the epoch. */
const daysSince2000 = (moment: number) => moment / DAY_MS + UNIX_EPOCH - J2000

/** The sidereal time of a meridian (degrees, east counts up) at a moment (ms since the epoch), in degrees (IAU 1982). */
export function siderealTime(moment: number, longitude: number): number {
  const days = daysSince2000(moment)
  const centuries = days / CENTURY_DAYS
  return turn(280.460_618_37 + 360.985_647_366_29 * days + 0.000_387_933 * centuries ** 2 + longitude)
}

/** A direction of the equinox J2000 by that of a moment: the Earth's axis turns slowly (Lieske 1977). */
export function precessed({ ascension, declination }: Direction, moment: number): Direction {
  const t = daysSince2000(moment) / CENTURY_DAYS
  const zeta = (2_306.2181 * t + 0.301_88 * t ** 2 + 0.017_998 * t ** 3) / 3_600
  const z = (2_306.2181 * t + 1.094_68 * t ** 2 + 0.018_203 * t ** 3) / 3_600
  const theta = (2_004.3109 * t - 0.426_65 * t ** 2 - 0.041_833 * t ** 3) / 3_600
  const a = cos(declination) * sin(ascension + zeta)
  const b = cos(theta) * cos(declination) * cos(ascension + zeta) - sin(theta) * sin(declination)
  const c = sin(theta) * cos(declination) * cos(ascension + zeta) + cos(theta) * sin(declination)
  return {
    ascension: turn(Math.atan2(a, b) / RADIANS + z),
    declination: Math.atan2(c, Math.hypot(a, b)) / RADIANS,
  }
}

/** Where a direction of the equinox of the moment is seen from a place at a sidereal time (degrees) there. */
export function seenFrom({ ascension, declination }: Direction, ground: Ground, sidereal: number): Seen {
  const hour = sidereal - ascension
  const { latitude } = ground
  const up = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hour)
  const east = -cos(declination) * sin(hour)
  const north = cos(latitude) * sin(declination) - sin(latitude) * cos(declination) * cos(hour)
  return {
    altitude: Math.atan2(up, Math.hypot(east, north)) / RADIANS,
    azimuth: turn(Math.atan2(east, north) / RADIANS),
  }
}

/** A point of a chart: the zenith is its middle, the horizon a circle of radius 1, the north at the top, the east at the left. */
export interface ChartPoint {
  readonly x: number
  readonly y: number
}

/** The place of a seen direction on the chart: a stereographic projection, which keeps the shapes of constellations. */
export function onChart({ altitude, azimuth }: Seen): ChartPoint {
  const radius = Math.tan(((90 - altitude) / 2) * RADIANS)
  return { x: -radius * sin(azimuth), y: -radius * cos(azimuth) }
}

/** The sky over a place at one moment, as functions of directions of the equinox J2000. */
export function skyOver(ground: Ground, moment: number): (direction: Direction) => Seen {
  const sidereal = siderealTime(moment, ground.longitude)
  return (direction) => seenFrom(precessed(direction, moment), ground, sidereal)
}
