import type { SizeName, WantedMotif } from '#domain/generation/reading/brief.ts'
import { isPiled } from './piles.ts'
import type { Thing } from './thing.ts'

/** How much larger a heap is than one of it. */
const HEAP = 1.35

const SIZES: Readonly<Record<SizeName, number>> = { small: 0.62, large: 1.28, huge: 1.6 }

/** Several of a kind share its colours between them; loose ones lie in a heap, which is one thing. */
export function eachOf({ count, colours, size, wears, ...said }: WantedMotif): Thing[] {
  const grown = size === null ? 1 : SIZES[size]
  if (count > 1 && isPiled(said.name) && said.relation?.name !== 'in' && said.pose === null) {
    const [colour = null] = colours
    return [{ ...said, wears, colour, colours, grown: grown * HEAP, nth: 0, many: count }]
  }
  return Array.from({ length: count }, (_, index) => {
    const dress = wears.find((worn) => worn.name === 'dress')?.colours[0]
    const colour = dress ?? colours[index % Math.max(1, colours.length)] ?? null
    return { ...said, wears, colour, colours, grown, nth: index, many: 1 }
  })
}
