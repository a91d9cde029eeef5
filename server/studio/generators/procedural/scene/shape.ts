import type { Point } from '#server/platform/media/brushes/surface.ts'

/** One piece of a picture: its form, not its painting. Styles paint the same pieces their own way. */
export interface Shape {
  /** Closed outlines (even-odd), or one open line where `line` is a width. */
  readonly contours: readonly (readonly Point[])[]
  readonly colour: string
  /** px; null for a filled piece. */
  readonly line: number | null
  /** It gives off light. */
  readonly glows: boolean
  /** Too small or too close to its neighbour to throw a shadow of its own. */
  readonly isDetail: boolean
  /** 0 to 1. */
  readonly alpha: number
  /** A part of an eye, which sleepers have shut. */
  readonly isEye?: boolean
}

/** How a thing moves in a film. */
export type Motion = 'still' | 'sway' | 'bob' | 'rise' | 'drift' | 'beat' | 'flicker' | 'turn' | 'fall'

/** Pieces that belong together and move together. */
export interface Sprite {
  readonly shapes: readonly Shape[]
  /** 0 is the horizon, 1 the foreground: nearer things move more and throw longer shadows. */
  readonly depth: number
  readonly motion: Motion
  /** The point it turns and swings around. */
  readonly pivot: Point
  /** px: its height, which is the measure of its movements. */
  readonly size: number
}

/** The place of a thing drawn in its own measure: its foot, its height and its turn. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Radians, clockwise. */
  readonly turn?: number
  readonly isFlipped?: boolean
}

/** Takes pieces from a thing's own measure (foot at 0, top at −1) to the sheet. */
export function placed(
  shapes: readonly Shape[],
  { x, y, size, turn = 0, isFlipped = false }: Place,
): Shape[] {
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
  const side = isFlipped ? -1 : 1
  const move = (point: Point): Point => ({
    x: x + point.x * side * cos - point.y * sin,
    y: y + point.x * side * sin + point.y * cos,
  })
  return shapes.map((shape) => ({
    ...shape,
    contours: shape.contours.map((contour) => contour.map(move)),
    line: shape.line === null ? null : shape.line * size,
  }))
}

/** Whether a point lies in a filled piece. */
export function holds({ contours: [outline = []] }: Shape, { x, y }: Point): boolean {
  let isInside = false
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from
    const crosses = from.y > y !== to.y > y
    if (crosses && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) isInside = !isInside
  }
  return isInside
}

/** Pieces at most so opaque are light. */
const LIGHT_MOST = 0.4

/** Without light, which may go beyond the picture. */
export function withoutLight(shapes: readonly Shape[]): readonly Shape[] {
  const others = shapes.filter(({ isDetail, alpha }) => !isDetail || alpha > LIGHT_MOST)
  return others.length === 0 ? shapes : others
}
