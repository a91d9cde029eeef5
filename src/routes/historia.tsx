import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { HistoryScreen } from '#features/generation/history/HistoryScreen.tsx'
import { RunHistory } from '#features/templates/run/RunHistory.tsx'
import { readHistorySearch } from '#features/generation/history/historySearch.ts'

export const Route = createFileRoute('/historia')({
  validateSearch: readHistorySearch,
  head: routeHead,
  component: History,
})

function History() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const isOffline = useConnection().view === 'offline'
  return (
    <HistoryScreen
      search={search}
      isOffline={isOffline}
      templates={<RunHistory isOffline={isOffline} />}
      onSearchChange={(change, how) =>
        void navigate({
          search: (present) => ({ ...present, ...change }),
          replace: how === 'replace',
          resetScroll: how === 'push',
        })
      }
    />
  )
}
