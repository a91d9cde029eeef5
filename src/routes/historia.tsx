import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { HistoryScreen } from '#features/generation/history/HistoryScreen.tsx'
import { readHistorySearch } from '#features/generation/history/historySearch.ts'

export const Route = createFileRoute('/historia')({
  validateSearch: readHistorySearch,
  head: routeHead,
  component: History,
})

function History() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HistoryScreen
      search={search}
      isOffline={useConnection().view === 'offline'}
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
