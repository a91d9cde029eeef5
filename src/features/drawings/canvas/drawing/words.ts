import type { Box } from '#domain/scene/sceneSchema.ts'
import { TEXT_PX, wordsArea } from '#domain/scene/words/wordsArea.ts'
import { wrapText } from '#domain/scene/words/wrapText.ts'
import type { Surface } from './surface.ts'

/** Words that would be lower on the surface than this, px, are left out: nobody could read them. */
export const LEGIBLE_PX = 5

/** The letters of drawings, and what stands for them until they are there. */
export const FAMILY = "Figtree, 'Figtree fallback', system-ui, sans-serif"

export const fontOf = (px: number, isStrong = false) => `${isStrong ? '600 ' : ''}${px}px ${FAMILY}`

const wrapped = new WeakMap<Box, readonly string[]>()

/** The lines of a box’s words as they wrap; kept for as long as the box stays the same. */
export function wrappedLines(box: Box, context: Pick<Surface, 'measureText' | 'font'>): readonly string[] {
  const known = wrapped.get(box)
  if (known !== undefined) return known
  context.font = fontOf(TEXT_PX[box.textSize], box.details.length > 0)
  const lines = wrapText(box.text, wordsArea(box).width, (text) => context.measureText(text).width)
  wrapped.set(box, lines)
  return lines
}
