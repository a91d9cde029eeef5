import { fontOf, TEXT_PX } from '../canvas/drawing/words.ts'

let context: CanvasRenderingContext2D | null | undefined

/** The width of words of medium size as the canvas draws them, px. */
export function measureWords(words: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  // Where nothing can be drawn, letters are as wide as they are on the average.
  if (context === null) return words.length * TEXT_PX.medium * 0.52
  context.font = fontOf(TEXT_PX.medium)
  return context.measureText(words).width
}
