import { localMoment } from '#domain/gifts/localMoment.ts'
import { printedCoordinates, readPlace } from '#domain/places/place.ts'
import type { PrintArea } from '#domain/prints/printArea.ts'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { block, circle, type Drawing, line, rectangle, through } from '../drawing.ts'
import type { PersonalValues } from '../personalFields.ts'
import { skyChart } from '../sky/skyChart.ts'
import { INKS } from './colours.ts'

/** How large a star of a magnitude is drawn, in parts of the chart's radius. */
const starRadius = (magnitude: number) => 0.02 * 10 ** (-0.125 * (magnitude + 1.5))

/** The stars over a place at a moment, by the clocks of Poland, and the words below them. */
export function skyPoster(
  { place, date, time, words }: PersonalValues<'plakat-mapa-nieba'>,
  { width, height, bleed }: PrintArea,
): Drawing {
  const ground = readPlace(place)
  if (ground === null) return []
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const chart = skyChart(ground, localMoment(date, hour, SHOP_TIME_ZONE).getTime() + minute * 60_000)
  const [x, y, radius] = [width / 2, height * 0.385, width * 0.4]
  const at = (point: { readonly x: number; readonly y: number }) =>
    [x + point.x * radius, y + point.y * radius] as const
  const day = date.split('-').toReversed().join('.')
  const when = `${day}, ${time}`
  const title = words !== '' ? words : ground.name !== '' ? ground.name : day
  const below = [
    [...new Set([ground.name, when])].filter((part) => part !== '' && part !== title).join(' · '),
    printedCoordinates(ground),
  ]
  const side = { letters: ['N', 'E', 'S', 'W'], away: radius * 1.065 }
  return [
    {
      kind: 'path',
      d: rectangle({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }),
      fill: INKS.night,
    },
    { kind: 'path', d: circle(x, y, radius), fill: INKS.dusk },
    {
      kind: 'path',
      d: chart.lines.map(([from, to]) => through([at(from), at(to)], false)).join(''),
      stroke: INKS.ice,
      strokeWidth: radius * 0.003,
      opacity: 0.45,
    },
    {
      kind: 'path',
      d: chart.stars.map((star) => circle(...at(star), starRadius(star.magnitude) * radius)).join(''),
      fill: INKS.white,
    },
    { kind: 'path', d: circle(x, y, radius), stroke: INKS.white, strokeWidth: radius * 0.008 },
    {
      kind: 'path',
      d: circle(x, y, radius * 1.13),
      stroke: INKS.ice,
      strokeWidth: radius * 0.003,
      opacity: 0.7,
    },
    ...side.letters.flatMap((letter, turn) => {
      const [dx, dy] = [-Math.sin((turn * Math.PI) / 2), -Math.cos((turn * Math.PI) / 2)]
      const size = radius * 0.07
      return line(
        letter,
        { x: x + dx * side.away, y: y + dy * side.away + size * 0.35, width: size * 2 },
        { face: 'heading', fill: INKS.ice, size },
      )
    }),
    ...block(
      title,
      { x: width * 0.1, y: height * 0.725, width: width * 0.8, height: height * 0.1 },
      { face: 'heading', fill: INKS.white, size: width * 0.085, lines: 2 },
    ),
    ...below.flatMap((text, row) =>
      line(
        text,
        { x, y: height * (0.872 + row * 0.032), width: width * 0.8 },
        { face: 'text', fill: row === 0 ? INKS.white : INKS.ice, size: width * (row === 0 ? 0.034 : 0.027) },
      ),
    ),
  ]
}
