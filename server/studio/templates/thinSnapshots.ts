import type { SnapshotKind } from '#domain/template/templateRecord.ts'

export interface DatedSnapshot {
  readonly id: string
  readonly kind: SnapshotKind
  readonly takenAt: Date
}

/**
 * Chooses which of a template’s snapshots, the latest first, are deleted so that at most `most` stay. Saves go first,
 * and of them those closest together for their age: every save of today stays while months ago a few stand for each
 * day. The latest always stays; published, archived or restored ones go only when there is nothing else, the oldest
 * first.
 */
export function thinSnapshots(
  snapshots: readonly DatedSnapshot[],
  most: number,
  now: Date,
): readonly string[] {
  const kept = [...snapshots]
  const gone: string[] = []
  while (kept.length > Math.max(1, most)) {
    const at = closestSave(kept, now) ?? kept.length - 1
    gone.push(...kept.splice(at, 1).map(({ id }) => id))
  }
  return gone
}

/** The place of the save, the latest aside, whose removal leaves the smallest gap for its age; null without one. */
function closestSave(kept: readonly DatedSnapshot[], now: Date): number | null {
  let closest: { readonly at: number; readonly gap: number } | null = null
  for (const [at, { kind, takenAt }] of kept.entries()) {
    if (at === 0 || kind !== 'saved') continue
    const later = kept[at - 1]?.takenAt ?? now
    const earlier = kept[at + 1]?.takenAt ?? takenAt
    const gap = (later.getTime() - earlier.getTime()) / (now.getTime() - takenAt.getTime() + 1)
    if (closest === null || gap <= closest.gap) closest = { at, gap }
  }
  return closest?.at ?? null
}
