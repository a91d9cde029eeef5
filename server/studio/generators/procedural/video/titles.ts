import { type Box, newLayer, type Pen } from '#server/platform/media/brushes/surface.ts'
import { setLines, voiceOf } from '../picture/card.ts'
import type { Sheet } from '../scene/scene.ts'
import type { Show } from './filmStage.ts'

/** Words in the empty sky, over a dark that makes them readable on anything; `alphaAt` by the film's share. */
export function skyTitles(sheet: Sheet, words: readonly string[], alphaAt: (share: number) => number): Show {
  if (words.length === 0) return () => undefined
  const { width, height } = sheet
  const { canvas, pen } = newLayer(width, height)
  const dark = pen.createLinearGradient(0, 0, 0, height * 0.42)
  dark.addColorStop(0, 'rgba(10,8,24,0.55)')
  dark.addColorStop(1, 'rgba(10,8,24,0)')
  pen.fillStyle = dark
  pen.fillRect(0, 0, width, height * 0.42)
  const box = { x: width * 0.08, y: height * 0.06, width: width * 0.84, height: height * 0.24 }
  lightLines(pen, sheet, words, box, Math.min(width, height) * (words.length === 1 ? 0.16 : 0.12))
  return (target, { share }) => {
    target.globalAlpha = alphaAt(share)
    target.drawImage(canvas, 0, 0)
    target.globalAlpha = 1
  }
}

/** Light lettering with a soft shadow. */
export function lightLines(
  pen: Pen,
  { brief, height }: Sheet,
  words: readonly string[],
  box: Box,
  most: number,
): void {
  pen.shadowColor = 'rgba(10,8,24,0.6)'
  pen.shadowBlur = height * 0.02
  setLines(pen, words, box, voiceOf(brief), '#fff8ec', most)
  pen.shadowColor = 'rgba(0,0,0,0)'
  pen.shadowBlur = 0
}
