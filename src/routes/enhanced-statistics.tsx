import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { EnhancedStatisticsScreen } from '#features/statistics/making/EnhancedStatisticsScreen.tsx'

export const Route = createFileRoute('/enhanced-statistics')({
  head: routeHead,
  component: Statistics,
})

function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <EnhancedStatisticsScreen
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: (present) => ({ ...present, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
