import { type Sides, sidesOfOptions } from '#domain/generation/sides.ts'

const SOUND: Sides = { width: 16, height: 7 }

/** The shape of a result, for the style of its place: `--ratio` is its width by its height. */
export function frameStyle(options: Readonly<Record<string, unknown>>): Record<string, number> {
  const { width, height } = sidesOfOptions(options) ?? SOUND
  return { '--ratio': width / height }
}
