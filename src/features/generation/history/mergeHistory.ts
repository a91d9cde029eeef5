import type { GenerationRow } from '#offline/generation/generationRow.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'

/** What one list of the history holds. */
export interface HistoryItem extends ListedGeneration {
  /** Whether this device keeps it: then it can be looked at without a network, too. */
  readonly isHere: boolean
}

interface Sources {
  /** The account's, as far as its pages were read, newest first; null where it can't be asked. */
  readonly archive: readonly ListedGeneration[] | null
  /** Whether older ones of the account weren't read yet. */
  readonly hasMore: boolean
  /** What this device keeps of what has ended, the filters applied. */
  readonly kept: readonly GenerationRow[]
  /** What is shown as under way already. */
  readonly queue: readonly Pick<GenerationRow, 'refCode'>[]
}

/**
 * The account's history and the device's as one list, newest first. Of what both know the account's word counts, but for
 * the marks, which may have been changed here a moment ago. What only the device has (a start that failed, a result the
 * account's answer is older than) stands at its time; where that is among what wasn't read yet, it waits for that page.
 */
export function mergeHistory({ archive, hasMore, kept, queue }: Sources): readonly HistoryItem[] {
  const rows = new Map(kept.map((row) => [row.refCode, row]))
  const underWay = new Set(queue.map(({ refCode }) => refCode))
  const known = new Set((archive ?? []).map(({ refCode }) => refCode))
  const fromArchive = (archive ?? [])
    .filter(({ refCode }) => !underWay.has(refCode))
    .map((item): HistoryItem => {
      const row = rows.get(item.refCode)
      if (row === undefined) return { ...item, isHere: false }
      return { ...item, tags: row.tags, isFavourite: row.isFavourite, isHere: true }
    })
  const oldest = hasMore ? (archive?.at(-1)?.createdAt ?? '') : ''
  const onlyHere = kept
    .filter(({ refCode, createdAt }) => !known.has(refCode) && createdAt >= oldest)
    .map((row): HistoryItem => ({ ...row, isHere: true }))
  return [...fromArchive, ...onlyHere].toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  )
}
