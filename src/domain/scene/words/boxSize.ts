import type { BoxForm } from '../sceneSchema.ts'
import { type Measure, wrapText } from './wrapText.ts'

/** The height of a line of words of medium size, px. */
const LINE = 21
/** Words of a box that is made for them wrap here, px. */
const WIDEST = 220
const LEAST = { width: 72, height: 44 } as const
const PADDING = { x: 14, y: 11 } as const

/** How much larger a box is than its words, by its outline. */
const ROOM: Partial<Readonly<Record<BoxForm, readonly [width: number, height: number]>>> = {
  diamond: [1.75, 1.7],
  ellipse: [1.35, 1.35],
  triangle: [1.9, 2],
  star: [2.2, 2.4],
  hexagon: [1.35, 1],
  parallelogram: [1.4, 1],
  trapezoid: [1.4, 1],
  cloud: [1.4, 1.4],
  person: [1, 2],
  document: [1, 1.25],
  cylinder: [1, 1.4],
}

/** How large a box is made for its words, px; `measure` for words of medium size. */
export function boxSize(
  {
    form,
    text,
    details,
  }: { readonly form: BoxForm; readonly text: string; readonly details: readonly string[] },
  measure: Measure,
): { readonly width: number; readonly height: number } {
  const lines = wrapText(text, WIDEST, measure)
  const widest = Math.max(...lines.map(measure), ...details.map(measure))
  const [across, down] = ROOM[form] ?? [1, 1]
  const detailed = details.length === 0 ? 0 : details.length * LINE + PADDING.y
  return {
    width: even(Math.max(LEAST.width, (widest + 2 * PADDING.x) * across)),
    height: even(Math.max(LEAST.height, (lines.length * LINE + 2 * PADDING.y) * down + detailed)),
  }
}

/** The size of the words of a line, px. */
export function lineSize(
  text: string,
  measure: Measure,
): { readonly width: number; readonly height: number } {
  const lines = text.split('\n')
  return { width: Math.ceil(Math.max(...lines.map(measure))) + 8, height: lines.length * LINE }
}

const even = (length: number) => Math.ceil(length / 4) * 4
