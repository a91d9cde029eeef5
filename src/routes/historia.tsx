import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { HistoryScreen } from '#features/generation/history/HistoryScreen.tsx'
import { readHistorySearch } from '#features/generation/history/historySearch.ts'

const TITLE = msg`Historia`

export const Route = createFileRoute('/historia')({
  validateSearch: readHistorySearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
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
