import type { Rect } from '../geometry/rect.ts'
import type { Box, BoxForm } from '../sceneSchema.ts'

/** How large words are by their size’s name, px of the drawing. */
export const TEXT_PX: Readonly<Record<Box['textSize'], number>> = {
  small: 13,
  medium: 16,
  large: 22,
  huge: 32,
}

/** The height of a line as a part of its letters’. */
export const LINE_HEIGHT = 1.3

/** The part of a box that words don’t have, as parts of its width and height from each side. */
const EDGES: Partial<Readonly<Record<BoxForm, readonly [side: number, top: number, bottom: number]>>> = {
  diamond: [0.2, 0.2, 0.2],
  ellipse: [0.12, 0.12, 0.12],
  triangle: [0.22, 0.42, 0.04],
  star: [0.27, 0.34, 0.24],
  note: [0, 0, 0.14],
  hexagon: [0.12, 0, 0],
  parallelogram: [0.14, 0, 0],
  trapezoid: [0.14, 0, 0],
  cloud: [0.14, 0.14, 0.14],
  person: [0, 0.45, 0],
  document: [0, 0, 0.16],
  cylinder: [0, 0.2, 0.06],
}
const PADDING = 8

/** Where the words of a box stand. */
export function wordsArea(box: Pick<Box, 'form' | keyof Rect>): Rect {
  const [side, top, bottom] = EDGES[box.form] ?? [0, 0, 0]
  const padding = box.form === 'text' ? 2 : PADDING
  return {
    x: box.x + box.width * side + padding,
    y: box.y + box.height * top + padding / 2,
    width: Math.max(8, box.width * (1 - 2 * side) - 2 * padding),
    height: Math.max(8, box.height * (1 - top - bottom) - padding),
  }
}
