import { type Face, lineWidth } from './letterWidths.ts'

/** A filled or drawn outline, by the commands of SVG paths. */
export interface PathShape {
  readonly kind: 'path'
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly opacity?: number
}

/** One line of words. It is exactly `length` wide in every renderer. */
export interface TextShape {
  readonly kind: 'text'
  readonly text: string
  /** The middle of its base line. */
  readonly x: number
  readonly y: number
  /** Of the type, and how wide the line is. */
  readonly size: number
  readonly length: number
  readonly face: Face
  readonly fill: string
}

export type Shape = PathShape | TextShape

/**
 * The print of a thing, in mm from the upper left corner after cutting; later shapes cover earlier ones. The page and
 * the print file draw the same.
 */
export type Drawing = readonly Shape[]

/** A rectangle in mm. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const print = (value: number) => String(Math.round(value * 1000) / 1000)

/** A path through points, closed or not. */
export function through(points: readonly (readonly [number, number])[], isClosed = true): string {
  return `M${points.map(([x, y]) => `${print(x)} ${print(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}

export function rectangle({ x, y, width, height }: Frame): string {
  return `M${print(x)} ${print(y)}h${print(width)}v${print(height)}h${print(-width)}Z`
}

export function circle(x: number, y: number, radius: number): string {
  const r = print(radius)
  return `M${print(x - radius)} ${print(y)}a${r} ${r} 0 1 0 ${print(radius * 2)} 0a${r} ${r} 0 1 0 ${print(-radius * 2)} 0Z`
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${print(x - rx)} ${print(y)}a${print(rx)} ${print(ry)} 0 1 0 ${print(rx * 2)} 0a${print(rx)} ${print(ry)} 0 1 0 ${print(-rx * 2)} 0Z`
}

interface Setting {
  readonly face: Face
  readonly fill: string
  /** The largest size; wider text is set smaller. */
  readonly size: number
}

/** One line, its middle at `x` on the base line `y`, at most `width` wide. */
export function line(
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { face, fill, size }: Setting,
): Drawing {
  const wide = lineWidth(text, face)
  if (wide === 0) return []
  const fitting = Math.min(size, width / wide)
  return [{ kind: 'text', text, x, y, size: fitting, length: wide * fitting, face, fill }]
}

/** The height of a line over its base line, and the distance of lines, in parts of the size. */
const CAP = 0.7
const LEADING = 1.12

/**
 * Words in the middle of a frame, broken into as many lines as lets them be largest, at most `lines`.
 */
export function block(
  text: string,
  frame: Frame,
  { face, fill, size, lines }: Setting & { readonly lines: number },
): Drawing {
  // A word of one letter goes with the next one, as Polish is set.
  const words = text.match(/(?:\p{L} )*\S+/gu) ?? []
  if (words.length === 0) return []
  const best = Array.from({ length: Math.min(lines, words.length) }, (_, index) =>
    broken(words, index + 1, face),
  )
    .map((rows) => {
      const widest = Math.max(...rows.map((row) => lineWidth(row, face)))
      const high = CAP + (rows.length - 1) * LEADING
      return { rows, high, size: Math.min(size, frame.width / widest, frame.height / high) }
    })
    .reduce((one, other) => (other.size > one.size * 1.02 ? other : one))
  const top = frame.y + (frame.height - best.high * best.size) / 2 + CAP * best.size
  return best.rows.flatMap((row, index) =>
    line(
      row,
      { x: frame.x + frame.width / 2, y: top + index * LEADING * best.size, width: frame.width },
      { face, fill, size: best.size },
    ),
  )
}

/** Words in this many rows, the widest of which is as narrow as possible. */
function broken(words: readonly string[], rows: number, face: Face): readonly string[] {
  if (rows <= 1) return [words.join(' ')]
  let best: readonly string[] = [words.join(' ')]
  let narrowest = Number.POSITIVE_INFINITY
  for (let first = 1; first <= words.length - rows + 1; first += 1) {
    const split = [words.slice(0, first).join(' '), ...broken(words.slice(first), rows - 1, face)]
    const widest = Math.max(...split.map((row) => lineWidth(row, face)))
    if (widest < narrowest) [best, narrowest] = [split, widest]
  }
  return best
}
