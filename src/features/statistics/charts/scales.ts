import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

/** How a line looks: its colour, and a pattern or mark that tells it from the others without one. */
export type SeriesLook = 'main' | 'second' | 'before'

/** Values along time, one for each moment of the chart; null where there is none. */
export interface Series {
  readonly name: string
  readonly look: SeriesLook
  readonly values: readonly (number | null)[]
}

/** The frame of a chart, in pixels. */
export interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Numbers of an axis that are easy to read, from 0. Whole ones where only whole ones can be. */
export function niceTicks(most: number, count: number, isWhole: boolean): readonly number[] {
  const scale = scaleLinear()
    .domain([0, Math.max(most, isWhole ? 1 : Number.EPSILON)])
    .nice(count)
  const ticks = scale.ticks(count)
  return isWhole ? ticks.filter((tick) => Number.isInteger(tick)) : ticks
}

/** The horizontal places of a chart's moments. */
export function across(plot: Plot, count: number): (index: number) => number {
  if (count === 1) return () => (plot.left + plot.width - plot.right) / 2
  const scale = scaleLinear([0, count - 1], [plot.left, plot.width - plot.right])
  return (index) => scale(index)
}

/** The vertical places of a chart's values; `most` is at its top. */
export function upwards(plot: Plot, most: number): (value: number) => number {
  const scale = scaleLinear([0, most], [plot.height - plot.bottom, plot.top])
  return (value) => scale(value)
}

interface Place {
  readonly x: number
  readonly y: number | null
}

/** A line through places, broken where there is no value. */
export function linePath(places: readonly Place[]): string {
  const path = line<Place>(
    ({ x }) => x,
    ({ y }) => y ?? 0,
  ).defined(({ y }) => y !== null)
  return path(places) ?? ''
}

/** The area between a line and the ground. */
export function areaPath(places: readonly Place[], ground: number): string {
  const path = area<Place>(
    ({ x }) => x,
    ground,
    ({ y }) => y ?? ground,
  ).defined(({ y }) => y !== null)
  return path(places) ?? ''
}

/** The indexes of the labels that fit, when one needs this much room: the first, and others evenly apart. */
export function labelledIndexes(count: number, width: number, room: number): readonly number[] {
  const fit = Math.max(1, Math.floor(width / room))
  const step = Math.max(1, Math.ceil(count / fit))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
