import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { loadSharedDrawing } from '#features/drawings/shared/sharedDrawingQuery.ts'
import { SharedDrawingScreen } from '#features/drawings/shared/SharedDrawingScreen.tsx'

export const Route = createFileRoute('/narzedzia/rysunek/$token')({
  loader: ({ context: { services }, params }) => loadSharedDrawing(services, params.token),
  head: (given) =>
    routeHead(
      given,
      typeof given.loaderData === 'string' && given.loaderData !== '' ? { title: given.loaderData } : {},
    ),
  component: SharedDrawingRoute,
})

function SharedDrawingRoute() {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  return (
    <SharedDrawingScreen
      key={token}
      token={token}
      isOffline={useConnection().view === 'offline'}
      onOwn={(id, kind) =>
        void navigate({
          to: kind === 'flow' ? '/narzedzia/visual-flow' : '/narzedzia/diagramy',
          search: { rysunek: id },
        })
      }
    />
  )
}
