/** How much the versions of one thing may be together. */
export interface VersionBounds {
  readonly most: number
  /** UTF-16 units of all of them. */
  readonly mostCharacters: number
}

/** Which versions, the newest first, are too many: the oldest that were kept by themselves, then the oldest. Never the newest. */
export function versionsToDrop<Version extends { readonly reason: string; readonly text: string }>(
  versions: readonly Version[],
  { most, mostCharacters }: VersionBounds,
): readonly Version[] {
  const older = versions.slice(1).toReversed()
  const order = [
    ...older.filter(({ reason }) => reason !== 'saved'),
    ...older.filter(({ reason }) => reason === 'saved'),
  ]
  let count = versions.length
  let characters = versions.reduce((sum, { text }) => sum + text.length, 0)
  const dropped: Version[] = []
  for (const version of order) {
    if (count <= most && characters <= mostCharacters) break
    dropped.push(version)
    count -= 1
    characters -= version.text.length
  }
  return dropped
}
