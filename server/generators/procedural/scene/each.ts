import type { SizeName, WantedMotif } from '#domain/generation/reading/brief.ts'
import type { Thing } from './thing.ts'

const SIZES: Readonly<Record<SizeName, number>> = { small: 0.62, large: 1.28, huge: 1.6 }

/** Several of a kind share its colours between them. */
export function eachOf({ count, colours, size, wears, ...said }: WantedMotif): Thing[] {
  const grown = size === null ? 1 : SIZES[size]
  return Array.from({ length: count }, (_, index) => {
    const dress = wears.find((worn) => worn.name === 'dress')?.colours[0]
    const colour = dress ?? colours[index % Math.max(1, colours.length)] ?? null
    return { ...said, wears, colour, colours, grown, nth: index }
  })
}
