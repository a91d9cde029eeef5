export interface CacheLimits {
  readonly maxEntries: number
  readonly maxBytes: number
  /** Entries stored longer ago than this (ms) are dropped, used or not. */
  readonly maxAgeMs: number
}

export interface CachedEntry {
  /** Times in ms since 1970. */
  readonly cachedAt: number
  readonly usedAt: number
  readonly bytes: number
}

/** Positions of the entries to drop so that the rest keeps the limits: the too old, then the least recently used. */
export function entriesToDrop(
  entries: readonly CachedEntry[],
  limits: CacheLimits,
  now: number,
): readonly number[] {
  const dropped = new Set<number>()
  entries.forEach((entry, position) => {
    if (now - entry.cachedAt > limits.maxAgeMs) dropped.add(position)
  })
  const byUse = entries
    .map((entry, position) => ({ ...entry, position }))
    .filter(({ position }) => !dropped.has(position))
    .toSorted((one, other) => one.usedAt - other.usedAt)
  let count = byUse.length
  let bytes = byUse.reduce((sum, entry) => sum + entry.bytes, 0)
  for (const entry of byUse) {
    if (count <= limits.maxEntries && bytes <= limits.maxBytes) break
    dropped.add(entry.position)
    count -= 1
    bytes -= entry.bytes
  }
  return [...dropped]
}
