import { CARD_FONTS, type CardFont } from '#domain/gifts/cardType.ts'
import { typeset } from '#domain/typography/typeset.ts'
import { familiesOf, registerFonts, type Voice } from './fonts.ts'
import type { Pen } from './surface.ts'

export interface Type {
  readonly voice: Voice
  /** px. */
  readonly size: number
  readonly weight?: number
  /** Bricolage only: 75 is narrow, 100 is normal. */
  readonly breadth?: number
  /** em. */
  readonly tracking?: number
}

/** Sets the pen's font. Every axis is named: an axis left out falls back to the font's own default. */
export function setType(pen: Pen, { voice, size, weight = 500, breadth = 100, tracking = 0 }: Type): void {
  registerFonts()
  // The shorthand knows only hundreds; the exact weight is set by the font's own axis.
  pen.font = `${Math.round(weight / 100) * 100} ${size.toFixed(2)}px ${familiesOf(voice)}`
  const axes: Record<Voice, string> = {
    grotesk: `"wght" ${weight}, "wdth" ${breadth}, "opsz" ${Math.min(96, Math.max(12, size))}`,
    text: `"wght" ${weight}`,
    serif: `"wght" ${weight}, "SOFT" 60, "opsz" ${Math.min(144, Math.max(9, size))}, "WONK" 0`,
    hand: `"wght" ${weight}`,
    script: 'normal',
    display: `"wght" ${weight}`,
    retro: 'normal',
    poster: 'normal',
    sketch: 'normal',
    round: `"wght" ${weight}`,
    'card-words': weightOf('words'),
    'card-greeting': weightOf('greeting'),
    'card-hand': weightOf('hand'),
  }
  pen.fontVariationSettings = axes[voice]
  pen.letterSpacing = `${(tracking * size).toFixed(2)}px`
}

/** Card fonts have one weight each; the fallback fonts for missing characters are set to it too. */
const weightOf = (font: CardFont) => `"wght" ${CARD_FONTS[font].weight}`

/** The largest size at which the widest of `lines` fits into `width`, and all of them into `height`. */
export function fittingSize(
  pen: Pen,
  lines: readonly string[],
  type: Omit<Type, 'size'>,
  width: number,
  height: number,
  leading: number,
): number {
  const probe = 100
  setType(pen, { ...type, size: probe })
  const widest = Math.max(...lines.map((line) => pen.measureText(line).width))
  return Math.min((width / widest) * probe, height / (lines.length * leading))
}

/** Breaks a text into lines of at most `width`, by Polish rules. */
export function wrap(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of typeset(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  lines.push(line)
  return lines
}

/** Writes lines below each other from the first one's baseline; returns the baseline after the last. */
export function writeLines(
  pen: Pen,
  lines: readonly string[],
  x: number,
  y: number,
  leading: number,
  align: 'left' | 'center' | 'right' = 'left',
): number {
  pen.textAlign = align
  pen.textBaseline = 'alphabetic'
  for (const [index, line] of lines.entries()) pen.fillText(line, x, y + index * leading)
  return y + lines.length * leading
}
