import type { DryPart } from '#domain/template/dryValue.ts'

/** How much there is to see or hear of something that was made, by its file: bytes of its original. */
export type Richness = (file: string) => number

/**
 * The best of several things that were made of the same wish, where nobody is there to judge: the picture, film or sound
 * with the most detail, which is the one that its encoder needed the most bytes for; of texts the longest. Of equals the
 * first.
 */
export function bestOf(parts: readonly DryPart[], richness: Richness): DryPart | null {
  const worth = (part: DryPart) => {
    if (typeof part === 'object') return part.file === undefined ? 0 : richness(part.file)
    return String(part).trim().length
  }
  return parts.reduce<DryPart | null>(
    (best, part) => (best === null || worth(part) > worth(best) ? part : best),
    null,
  )
}
