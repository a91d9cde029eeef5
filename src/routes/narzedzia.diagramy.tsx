import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { useDrawingGallery } from '#app/useDrawingGallery.tsx'
import { DrawingScreen } from '#features/drawings/DrawingScreen.tsx'

export const Route = createFileRoute('/narzedzia/diagramy')({
  validateSearch: ({ rysunek }): { rysunek?: string | undefined } => ({
    rysunek: typeof rysunek === 'string' ? rysunek : undefined,
  }),
  head: routeHead,
  component: Diagrams,
})

function Diagrams() {
  const { rysunek } = Route.useSearch()
  const navigate = Route.useNavigate()
  const gallery = useDrawingGallery()
  return (
    <DrawingScreen
      kind="diagram"
      id={rysunek}
      onOpen={(id, { replace = false } = {}) => void navigate({ search: { rysunek: id }, replace })}
      gallery={gallery}
    />
  )
}
