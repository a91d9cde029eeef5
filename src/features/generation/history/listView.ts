import type { OnSearchChange } from '#ui/searchChange.ts'
import type { HistorySearch } from './historySearch.ts'

/** What a view of the history is given: the account's archive, or what this device has. */
export interface ListViewProps {
  readonly search: HistorySearch
  readonly onSearchChange: OnSearchChange<HistorySearch>
  readonly isOffline: boolean
  readonly compared: readonly string[]
  readonly onCompare: (refCode: string) => void
}
