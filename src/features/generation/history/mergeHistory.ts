import type { GenerationRow } from '#offline/generation/generationRow.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'

/** An item of the history's list. */
export interface HistoryItem extends ListedGeneration {
  /** Whether this device keeps it: then it can be looked at without a network, too. */
  readonly isHere: boolean
}

interface Sources {
  /** The account's, as far as its pages were read, newest first; null where it can't be asked. */
  readonly archive: readonly ListedGeneration[] | null
  /** Whether older ones of the account weren't read yet. */
  readonly hasMore: boolean
  /** This device's ended generations, the filters applied. */
  readonly kept: readonly GenerationRow[]
  /** The generations already shown as running. */
  readonly queue: readonly Pick<GenerationRow, 'refCode'>[]
}

/**
 * Merges the account's history and the device's into one list, newest first. Where both have one, the account's version
 * counts, except for the marks, which may just have been changed here. Those of the device alone (a failed start, a
 * result newer than the account's answer) are at their time; where that is on an unread page, they wait for it.
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
