import { Trans } from '@lingui/react/macro'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { Wand2 } from 'lucide-react'
import { useListSearch } from '#app/addresses/useListSearch.ts'
import { routeHead } from '#app/document/routeHead.ts'
import {
  type GallerySearch,
  readGallerySearch,
  type SaidGallerySearch,
} from '#domain/gallery/gallerySearch.ts'
import { Staleness } from '#ui/Staleness.tsx'
import { GalleryScreen } from '#features/gallery/GalleryScreen.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export const Route = createFileRoute('/profil/galeria')({
  validateSearch: (search: GallerySearch & SearchSchemaInput): SaidGallerySearch => search,
  head: routeHead,
  component: Gallery,
})

function Gallery() {
  const [search, onSearchChange] = useListSearch(readGallerySearch(Route.useSearch()))
  return (
    <GalleryScreen
      search={search}
      onSearchChange={onSearchChange}
      renderAge={(keptAt) => <Staleness since={keptAt} isOffline />}
      renderImageActions={({ id }) => (
        <ButtonLink
          to="/generatory/obraz"
          search={{ wzor: id }}
          variant="primary"
          icon={<Wand2 size={18} aria-hidden="true" />}
        >
          <Trans>Zrób z niego obraz</Trans>
        </ButtonLink>
      )}
    />
  )
}
