import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { AnalyticsScreen } from '#features/statistics/visits/AnalyticsScreen.tsx'

export const Route = createFileRoute('/analytics')({
  head: routeHead,
  component: Statistics,
})

function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AnalyticsScreen
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: (present) => ({ ...present, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
