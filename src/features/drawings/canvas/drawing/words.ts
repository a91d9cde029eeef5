import type { Rect } from '#domain/scene/geometry/rect.ts'
import type { Box, BoxForm } from '#domain/scene/sceneSchema.ts'
import { wrapText } from '#domain/scene/words/wrapText.ts'

/** How large words are by their size’s name, px of the drawing. */
export const TEXT_PX: Readonly<Record<Box['textSize'], number>> = {
  small: 13,
  medium: 16,
  large: 22,
  huge: 32,
}

/** The height of a line as a part of its letters’. */
export const LINE_HEIGHT = 1.3

/** Words that would be lower on the surface than this, px, are left out: nobody could read them. */
export const LEGIBLE_PX = 5

const FAMILY = "Figtree, 'Figtree fallback', system-ui, sans-serif"

export const fontOf = (px: number, isStrong = false) => `${isStrong ? '600 ' : ''}${px}px ${FAMILY}`

/** The part of a box that words have, as parts of its width and height from each side. */
const ROOM: Partial<Readonly<Record<BoxForm, readonly [side: number, top: number, bottom: number]>>> = {
  diamond: [0.2, 0.2, 0.2],
  ellipse: [0.12, 0.12, 0.12],
  triangle: [0.22, 0.42, 0.04],
  star: [0.27, 0.34, 0.24],
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
export function wordsArea(box: Box): Rect {
  const [side, top, bottom] = ROOM[box.form] ?? [0, 0, 0]
  const padding = box.form === 'text' ? 2 : PADDING
  return {
    x: box.x + box.width * side + padding,
    y: box.y + box.height * top + padding / 2,
    width: Math.max(8, box.width * (1 - 2 * side) - 2 * padding),
    height: Math.max(8, box.height * (1 - top - bottom) - padding),
  }
}

const wrapped = new WeakMap<Box, readonly string[]>()

/** The lines of a box’s words as they wrap; kept for as long as the box stays the same. */
export function wrappedLines(
  box: Box,
  context: Pick<CanvasRenderingContext2D, 'measureText' | 'font'>,
): readonly string[] {
  const known = wrapped.get(box)
  if (known !== undefined) return known
  context.font = fontOf(TEXT_PX[box.textSize], box.details.length > 0)
  const lines = wrapText(box.text, wordsArea(box).width, (text) => context.measureText(text).width)
  wrapped.set(box, lines)
  return lines
}
