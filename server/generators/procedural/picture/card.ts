import { lightness, mix } from '#server/media/brushes/colour.ts'
import { fittingSize, setType, type Type, wrap, writeLines } from '#server/media/brushes/lettering.ts'
import type { Box, Pen } from '#server/media/brushes/surface.ts'
import type { Brief } from '#domain/generation/reading/brief.ts'
import { boundDates } from './boundWords.ts'
import type { Tones } from '../scene/tones.ts'

/** Voices of lettering, with what suits each. */
export const VOICES = {
  serif: { voice: 'serif', weight: 460, tracking: -0.005, leading: 1.12 },
  grotesk: { voice: 'grotesk', weight: 760, breadth: 84, tracking: -0.015, leading: 1 },
  hand: { voice: 'hand', weight: 640, tracking: 0, leading: 0.98 },
} as const satisfies Record<string, Omit<Type, 'size'> & { readonly leading: number }>
export type VoiceName = keyof typeof VOICES

/** The voice that suits an occasion. */
export function voiceOf(brief: Brief): VoiceName {
  if (brief.moods.includes('childlike')) return 'hand'
  if (brief.moods.includes('retro') || brief.moods.includes('minimal')) return 'grotesk'
  return brief.occasion === 'birthday' || brief.occasion === 'newyear'
    ? 'grotesk'
    : brief.occasion === 'thanks'
      ? 'hand'
      : 'serif'
}

/** Of some colours the one that reads best on a ground. */
export function readable(ground: string, colours: readonly [string, ...string[]]): string {
  const far = (colour: string) => Math.abs(lightness(colour) - lightness(ground))
  return colours.reduce((best, colour) => (far(colour) > far(best) ? colour : best))
}

/** Sets lines as large as they fit into a box, broken where that makes them larger. */
export function setLines(
  pen: Pen,
  texts: readonly string[],
  box: Box,
  voiceName: VoiceName,
  colour: string,
  most = Infinity,
): void {
  const { leading, ...type } = VOICES[voiceName]
  let best: { lines: readonly string[]; size: number } = { lines: texts, size: 0 }
  for (const columns of [1, 0.75, 0.55, 0.42, 0.33, 0.26, 0.2]) {
    setType(pen, { ...type, size: 100 })
    const widest = Math.max(...texts.map((text) => pen.measureText(text).width))
    const lines = texts.flatMap((text) => wrap(pen, boundDates(text), Math.max(120, widest * columns)))
    const size = Math.min(most, fittingSize(pen, lines, type, box.width, box.height, leading))
    if (size > best.size * 1.02) best = { lines, size }
  }
  setType(pen, { ...type, size: best.size })
  pen.fillStyle = colour
  const block = best.size * leading * best.lines.length
  writeLines(
    pen,
    best.lines,
    box.x + box.width / 2,
    box.y + (box.height - block) / 2 + best.size * (leading * 0.5 + 0.33),
    best.size * leading,
    'center',
  )
}

/** Where the picture and where the words of a card go. */
export interface CardPlan {
  readonly picture: Box
  readonly words: Box
}

/** A card: the picture above or beside a panel of paper with the words. */
export function planCard(width: number, height: number): CardPlan {
  const margin = Math.min(width, height) * 0.06
  if (width > height * 1.25) {
    const split = width * 0.56
    return {
      picture: { x: 0, y: 0, width: split, height },
      words: {
        x: split + margin,
        y: margin * 1.4,
        width: width - split - margin * 2,
        height: height - margin * 2.8,
      },
    }
  }
  const split = height * 0.7
  return {
    picture: { x: 0, y: 0, width, height: split },
    words: {
      x: margin * 1.6,
      y: split + margin * 0.7,
      width: width - margin * 3.2,
      height: height - split - margin * 1.4,
    },
  }
}

/** The panel's colour and that of its words. */
export function cardColours(tones: Tones): { paper: string; ink: string } {
  const paper = tones.isNight ? mix(tones.sky[0], tones.deep, 0.3) : mix(tones.paper, '#fffaf0', 0.5)
  return { paper, ink: readable(paper, [tones.ink, mix(tones.paper, '#ffffff', 0.4)]) }
}
