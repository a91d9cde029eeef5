import { createSearch } from '../search/searchItems.ts'
import type { SearchedEntry } from './searchedEntry.ts'

/** Finds texts to read by what they are called, what they are about and what they say of themselves. */
export const searchEntries = createSearch<SearchedEntry>(({ title, summary, tags, series }) => ({
  title,
  tags: tags.join(' '),
  type: series ?? '',
  description: summary,
}))
