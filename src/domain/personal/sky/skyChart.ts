import type { Place } from '#domain/places/place.ts'
import { type ChartPoint, type Direction, onChart, type Seen, skyOver } from './sky.ts'
import { LINES, STARS } from './starData.ts'

/** A star over the horizon: the smaller its magnitude, the brighter it is. */
export interface ChartStar extends ChartPoint {
  readonly magnitude: number
}

/** The stars over the horizon and the lines of the constellations, as far as they are over it. */
export interface SkyChart {
  readonly stars: readonly ChartStar[]
  readonly lines: readonly (readonly [ChartPoint, ChartPoint])[]
}

const STAR_LENGTH = 8
const POINT_LENGTH = 6

const number = (text: string) => Number.parseInt(text, 36)

function directionAt(data: string, place: number): Direction {
  return {
    ascension: number(data.slice(place, place + 3)) / 100,
    declination: number(data.slice(place + 3, place + 6)) / 100 - 90,
  }
}

/** The chart of the sky over a place at a moment (ms since the epoch). */
export function skyChart(ground: Omit<Place, 'name'>, moment: number): SkyChart {
  const seen = skyOver(ground, moment)
  const stars: ChartStar[] = []
  for (let place = 0; place < STARS.length; place += STAR_LENGTH) {
    const where = seen(directionAt(STARS, place))
    if (where.altitude <= 0) continue
    const magnitude = number(STARS.slice(place + POINT_LENGTH, place + STAR_LENGTH)) / 10 - 2
    stars.push({ ...onChart(where), magnitude })
  }
  const lines = LINES.split(' ').flatMap((line) => {
    const points: Seen[] = []
    for (let place = 0; place < line.length; place += POINT_LENGTH)
      points.push(seen(directionAt(line, place)))
    return points.slice(1).flatMap((to, index) => {
      const from = points[index]
      const part = from === undefined ? null : overHorizon(from, to)
      return part === null ? [] : [part]
    })
  })
  return { stars, lines }
}

/** The part of a line over the horizon; null for none. */
function overHorizon(from: Seen, to: Seen): readonly [ChartPoint, ChartPoint] | null {
  if (from.altitude <= 0 && to.altitude <= 0) return null
  const [one, other] = [onChart(from), onChart(to)]
  if (from.altitude > 0 && to.altitude > 0) return [one, other]
  return from.altitude > 0 ? [one, towards(one, other)] : [towards(other, one), other]
}

/** The point of the horizon that the way from within it to beyond it crosses. */
function towards(within: ChartPoint, beyond: ChartPoint): ChartPoint {
  const [dx, dy] = [beyond.x - within.x, beyond.y - within.y]
  const a = dx ** 2 + dy ** 2
  const b = 2 * (within.x * dx + within.y * dy)
  const c = within.x ** 2 + within.y ** 2 - 1
  const share = (-b + Math.sqrt(Math.max(0, b ** 2 - 4 * a * c))) / (2 * a)
  return { x: within.x + share * dx, y: within.y + share * dy }
}
