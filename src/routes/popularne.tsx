import { createFileRoute } from '@tanstack/react-router'
import { useListSearch } from '#app/addresses/useListSearch.ts'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { readTrendingSearch, type SaidTrendingSearch } from '#features/generation/discover/discoverSearch.ts'
import { TrendingScreen } from '#features/generation/discover/TrendingScreen.tsx'
import { loadTrending } from '#features/generation/discover/pageData.ts'

export const Route = createFileRoute('/popularne')({
  validateSearch: (search: SaidTrendingSearch): SaidTrendingSearch => search,
  loaderDeps: ({ search: { okres, rodzaj } }) => ({ okres, rodzaj }),
  loader: ({ context: { services, i18n }, deps }) => loadTrending(services, deps, i18n.locale),
  head: routeHead,
  component: Popular,
})

function Popular() {
  const [search, onSearchChange] = useListSearch(readTrendingSearch(Route.useSearch()))
  return (
    <TrendingScreen
      search={search}
      onSearchChange={onSearchChange}
      isOffline={useConnection().view === 'offline'}
    />
  )
}
