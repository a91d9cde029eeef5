import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { CommandScreen } from '#features/statistics/question/CommandScreen.tsx'

export const Route = createFileRoute('/analytics-command')({
  head: routeHead,
  component: Statistics,
})

function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CommandScreen
      search={search}
      onSearchChange={(change) =>
        void navigate({ search: (present) => ({ ...present, ...change }), resetScroll: false })
      }
    />
  )
}
