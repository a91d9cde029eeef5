import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { useSearchChange } from '#app/addresses/useSearchChange.ts'
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
  const search = readHistorySearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const isOffline = useConnection().view === 'offline'
  const onSearchChange = useSearchChange<HistorySearch>(
    (change, how) =>
      void navigate({
        search: { ...search, ...change },
        replace: how === 'replace',
        resetScroll: how === 'push',
      }),
  )
  return (
    <HistoryScreen
      search={search}
      isOffline={isOffline}
      templates={<RunHistory isOffline={isOffline} />}
      onSearchChange={onSearchChange}
    />
  )
}
