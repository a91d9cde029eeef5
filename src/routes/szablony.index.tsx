import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { GalleryScreen } from '#features/templates/gallery/GalleryScreen.tsx'
import { readGallerySearch } from '#features/templates/gallery/gallerySearch.ts'
import { loadTemplates } from '#features/templates/pageData.ts'

export const Route = createFileRoute('/szablony/')({
  validateSearch: readGallerySearch,
  loader: ({ context }) => loadTemplates(context.services, context.i18n.locale),
  head: routeHead,
  component: Templates,
})

function Templates() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GalleryScreen
      search={search}
      isOffline={useConnection().view === 'offline'}
      onSearchChange={(change, how) =>
        void navigate({
          search: (present) => ({ ...present, ...change }),
          replace: how === 'replace',
          resetScroll: false,
        })
      }
    />
  )
}
