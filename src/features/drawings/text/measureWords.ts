import { TEXT_PX } from '#domain/scene/words/wordsArea.ts'
import { fontOf } from '../canvas/drawing/words.ts'

let context: CanvasRenderingContext2D | null | undefined

/** The width of words of medium size as the canvas draws them, px. */
export const measureWords = (words: string): number => measureIn(words, fontOf(TEXT_PX.medium))

/** The width of words in a font as the canvas draws them, px. */
export function measureIn(words: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  // Where nothing can be drawn, letters are as wide as they are on the average.
  if (context === null) return words.length * Number(/([\d.]+)px/u.exec(font)?.[1] ?? TEXT_PX.medium) * 0.52
  context.font = font
  return context.measureText(words).width
}
