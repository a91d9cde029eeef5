export interface Sides {
  readonly width: number
  readonly height: number
}

const SQUARE: Sides = { width: 1, height: 1 }

/** The sides of `1024x1024` or `16:9`; a square for anything else. */
export function sidesOf(written: string): Sides {
  const [width = 0, height = 0] = written.split(/[x:]/u).map(Number)
  return width > 0 && height > 0 ? { width, height } : SQUARE
}

/** The shape that these options request: a picture's size, a film's aspect; null for other types. */
export function sidesOfOptions(options: Readonly<Record<string, unknown>>): Sides | null {
  const { size, aspect } = options
  if (typeof size === 'string') return sidesOf(size)
  return typeof aspect === 'string' ? sidesOf(aspect) : null
}
