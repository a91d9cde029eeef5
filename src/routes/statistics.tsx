import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { StatisticsScreen } from '#features/statistics/overview/StatisticsScreen.tsx'

export const Route = createFileRoute('/statistics')({
  head: routeHead,
  component: Statistics,
})

function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <StatisticsScreen
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: (present) => ({ ...present, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
