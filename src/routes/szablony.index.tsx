import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { useListSearch } from '#app/addresses/useListSearch.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { GalleryScreen } from '#features/templates/gallery/GalleryScreen.tsx'
import {
  type GallerySearch,
  readGallerySearch,
  type SaidGallerySearch,
} from '#features/templates/gallery/gallerySearch.ts'
import { loadTemplates } from '#features/templates/pageData.ts'

export const Route = createFileRoute('/szablony/')({
  validateSearch: (search: GallerySearch & SearchSchemaInput): SaidGallerySearch => search,
  loader: ({ context }) => loadTemplates(context.services, context.i18n.locale),
  head: routeHead,
  component: Templates,
})

function Templates() {
  const [search, onSearchChange] = useListSearch(readGallerySearch(Route.useSearch()))
  return (
    <GalleryScreen
      search={search}
      isOffline={useConnection().view === 'offline'}
      onSearchChange={onSearchChange}
    />
  )
}
