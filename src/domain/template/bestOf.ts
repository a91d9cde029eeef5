import type { DryPart } from './dryValue.ts'

/** How much there is to see or hear of something that was made, by its file: bytes of its original. */
export type Richness = (file: string) => number

/** A generated file is worth more than any text. */
const MADE = 1_000_000

/**
 * The best of several things, chosen without a person: the picture, film or sound with the most detail, which is the
 * one that its encoder needed the most bytes for; of texts the longest. Of equals the first, and of simulated things
 * the first. Null of nothing.
 */
export function bestOf(parts: readonly DryPart[], richness: Richness = () => 0): DryPart | null {
  const worth = (part: DryPart) => {
    if (typeof part === 'object') return MADE + (part.file === undefined ? 0 : richness(part.file))
    return String(part).trim().length
  }
  return parts.reduce<DryPart | null>(
    (best, part) => (best === null || worth(part) > worth(best) ? part : best),
    null,
  )
}
