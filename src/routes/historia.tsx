import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { useListSearch } from '#app/addresses/useListSearch.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { HistoryScreen } from '#features/generation/history/HistoryScreen.tsx'
import { RunHistory } from '#features/templates/run/RunHistory.tsx'
import {
  type HistorySearch,
  readHistorySearch,
  type SaidHistorySearch,
} from '#features/generation/history/historySearch.ts'

export const Route = createFileRoute('/historia')({
  validateSearch: (search: HistorySearch & SearchSchemaInput): SaidHistorySearch => search,
  head: routeHead,
  component: History,
})

function History() {
  const [search, onSearchChange] = useListSearch(readHistorySearch(Route.useSearch()), {
    beginsAtTop: true,
  })
  const isOffline = useConnection().view === 'offline'
  return (
    <HistoryScreen
      search={search}
      isOffline={isOffline}
      templates={<RunHistory isOffline={isOffline} />}
      onSearchChange={onSearchChange}
    />
  )
}
