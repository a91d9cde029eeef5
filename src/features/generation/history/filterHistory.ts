import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { compareNames } from '#domain/nameOrder.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import type { HistoryFilters } from './historyFilters.ts'

/** The device's history under the filters, with the same result as the archive's search on the server. */
export function filterHistory<Item extends ListedGeneration>(
  items: readonly Item[],
  { q, type, status, tag, isFavourite }: HistoryFilters,
): readonly Item[] {
  const words =
    q === undefined
      ? []
      : foldPolish(q)
          .split(' ')
          .filter((word) => word !== '')
  return items.filter((item) => {
    if (type !== undefined && item.type !== type) return false
    if (status !== undefined && item.status !== status) return false
    if (tag !== undefined && !item.tags.includes(tag)) return false
    if (isFavourite && !item.isFavourite) return false
    const text = foldPolish([item.prompt, ...item.tags].join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Every tag of these, the most used first. */
export function tagsOf(items: readonly Pick<ListedGeneration, 'tags'>[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const tag of items.flatMap((item) => item.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || compareNames(one, other))
    .map(([tag]) => tag)
}
