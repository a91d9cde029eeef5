import { createSearch } from '../search/searchItems.ts'
import type { SearchedEntry } from './searchedEntry.ts'

/** Finds articles by their titles, subjects and summaries. */
export const searchEntries = createSearch<SearchedEntry>(({ title, summary, tags, series }) => ({
  title,
  tags: tags.join(' '),
  type: series ?? '',
  description: summary,
}))
