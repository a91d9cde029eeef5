import type { Brief, OccasionName } from '#domain/generation/reading/brief.ts'
import { lightness, mix } from '#server/platform/media/brushes/colour.ts'
import {
  fittingSize,
  setType,
  type Type,
  wrap,
  writeLines,
} from '#server/platform/media/brushes/lettering.ts'
import type { Box, Pen } from '#server/platform/media/brushes/surface.ts'
import { boundDates } from './boundWords.ts'
import type { Tones } from '../scene/tones.ts'

/** Voices of lettering, with their moods and occasions. */
export const VOICES = {
  serif: { voice: 'serif', weight: 460, tracking: -0.005, leading: 1.12 },
  grotesk: { voice: 'grotesk', weight: 760, breadth: 84, tracking: -0.015, leading: 1 },
  hand: { voice: 'hand', weight: 640, tracking: 0, leading: 0.98 },
  script: { voice: 'script', weight: 400, tracking: 0, leading: 1.12 },
  display: { voice: 'display', weight: 620, tracking: -0.005, leading: 1.14 },
  retro: { voice: 'retro', weight: 400, tracking: 0, leading: 1.14 },
  poster: { voice: 'poster', weight: 400, tracking: -0.005, leading: 1.08 },
  sketch: { voice: 'sketch', weight: 700, tracking: 0.01, leading: 1 },
  round: { voice: 'round', weight: 900, tracking: -0.005, leading: 1.1 },
} as const satisfies Record<string, Omit<Type, 'size'> & { readonly leading: number }>
export type VoiceName = keyof typeof VOICES

/** Voices that suit an occasion: a picture's words decide which it gets. */
const FOR_OCCASIONS: Readonly<Record<OccasionName, readonly [VoiceName, ...VoiceName[]]>> = {
  birthday: ['round', 'retro', 'grotesk', 'poster'],
  nameday: ['hand', 'retro', 'script'],
  wedding: ['script', 'display'],
  valentine: ['script', 'hand', 'retro'],
  christmas: ['retro', 'script', 'display'],
  easter: ['retro', 'hand', 'round'],
  mother: ['script', 'hand', 'serif'],
  father: ['poster', 'grotesk', 'sketch'],
  baptism: ['script', 'display'],
  newyear: ['poster', 'grotesk', 'display'],
  thanks: ['hand', 'script', 'serif'],
  congratulations: ['poster', 'retro', 'grotesk'],
  home: ['sketch', 'round', 'hand'],
  condolence: ['serif', 'display'],
  halloween: ['sketch', 'poster'],
  travel: ['sketch', 'retro', 'grotesk'],
  anniversary: ['script', 'display', 'serif'],
  communion: ['script', 'display'],
  confirmation: ['script', 'serif'],
  newborn: ['round', 'hand', 'script'],
  childrensday: ['round', 'sketch', 'hand'],
  womensday: ['script', 'hand', 'display'],
  grandmother: ['hand', 'script', 'serif'],
  grandfather: ['hand', 'retro', 'serif'],
  grandparents: ['hand', 'script', 'serif'],
  teachersday: ['sketch', 'hand', 'serif'],
  schoolend: ['sketch', 'round', 'hand'],
  retirement: ['retro', 'sketch', 'round'],
  standrew: ['script', 'retro'],
  miners: ['poster', 'serif', 'display'],
  stnicholas: ['retro', 'hand', 'round'],
}
const OTHERWISE = [
  'serif',
  'script',
  'display',
  'retro',
  'hand',
  'round',
] as const satisfies readonly VoiceName[]

/** The voice that suits a mood or an occasion; the same words get the same one. */
export function voiceOf({ moods, occasion, words, dedication }: Brief): VoiceName {
  if (moods.includes('childlike')) return 'round'
  if (moods.includes('retro')) return 'retro'
  if (moods.includes('minimal')) return 'grotesk'
  if (moods.includes('elegant')) return 'display'
  if (moods.includes('romantic')) return 'script'
  const voices = occasion === null ? OTHERWISE : FOR_OCCASIONS[occasion]
  const chance = [...words, dedication ?? ''].join('').length
  return voices[chance % voices.length] ?? 'serif'
}

/** The most readable of some colours on a ground. */
export function readable(ground: string, colours: readonly [string, ...string[]]): string {
  const far = (colour: string) => Math.abs(lightness(colour) - lightness(ground))
  return colours.reduce((best, colour) => (far(colour) > far(best) ? colour : best))
}

/** Sets lines as large as they fit into a box, with line breaks where those make them larger. */
export function setLines(
  pen: Pen,
  texts: readonly string[],
  box: Box,
  voiceName: VoiceName,
  colour: string,
  most = Infinity,
): void {
  const { leading, ...type } = VOICES[voiceName]
  let best: { lines: readonly string[]; size: number; even: number } = { lines: texts, size: 0, even: 1 }
  for (const columns of [1, 0.75, 0.62, 0.55, 0.46, 0.4, 0.35, 0.3, 0.26, 0.22, 0.18]) {
    setType(pen, { ...type, size: 100 })
    const widest = Math.max(...texts.map((text) => pen.measureText(text).width))
    const lines = texts.flatMap((text) => wrap(pen, boundDates(text), Math.max(120, widest * columns)))
    const size = Math.min(most, fittingSize(pen, lines, type, box.width, box.height, leading))
    if (size * evenness(pen, lines) > best.size * best.even * 1.02)
      best = { lines, size, even: evenness(pen, lines) }
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

/** How well lines are broken, 0.8 to 1: a short last word alone on its line is most conspicuous. */
function evenness(pen: Pen, lines: readonly string[]): number {
  if (lines.length < 2) return 1
  const widths = lines.map((line) => pen.measureText(line).width)
  const last = widths.at(-1) ?? 0
  const short = Math.min(...widths) / Math.max(...widths)
  return (last < Math.max(...widths) * 0.3 ? 0.86 : 1) * (0.92 + 0.08 * short)
}

/** The places of a card's picture and words. */
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
