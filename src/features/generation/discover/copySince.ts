import { CACHED_AT_ATTRIBUTE } from '#domain/cachedDocument.ts'

interface Asked {
  /** How often it has been tried in vain to read it anew. */
  readonly failureCount: number
  readonly dataUpdatedAt: number
}

/**
 * Since when what these answers show has been a copy of this device, epoch ms; null where all of it was just read. What
 * can't be read anew is as old as it was when it came, with a document that the device had kept as old as that.
 */
export function copySince(
  answers: readonly { readonly keptSince: string | null }[],
  { failureCount, dataUpdatedAt }: Asked,
): number | null {
  const moments = answers.flatMap(({ keptSince }) => (keptSince === null ? [] : [Date.parse(keptSince)]))
  if (moments.length > 0) return Math.min(...moments)
  if (failureCount === 0 || answers.length === 0) return null
  const rendered = document.documentElement.getAttribute(CACHED_AT_ATTRIBUTE)
  return rendered === null ? dataUpdatedAt : Date.parse(rendered)
}
