import { CACHED_AT_ATTRIBUTE } from '#domain/cachedDocument.ts'

interface Asked {
  /** How often it has been tried in vain to read it anew. */
  readonly failureCount: number
  readonly dataUpdatedAt: number
}

/**
 * Since when these answers have been copies of this device, epoch ms; null where all were just read. An answer that
 * can't be read anew is as old as at its arrival, or as its document's copy on the device.
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
