import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import { useConnection } from '#app/connection/useConnection.ts'
import { LazyPicturePicker } from '#app/LazyPicturePicker.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { WhileMaking } from '#app/WhileMaking.tsx'
import { GeneratorOff } from '#features/generation/make/GeneratorOff.tsx'
import { GeneratorScreen } from '#features/generation/make/GeneratorScreen.tsx'
import {
  type GeneratorSearch,
  readGeneratorSearch,
  type SaidGeneratorSearch,
} from '#features/generation/make/generatorSearch.ts'
import { usePreferredEngines } from '#features/preferences/usePreferredEngines.ts'

export const Route = createFileRoute('/generatory/obraz')({
  validateSearch: (search: GeneratorSearch & SearchSchemaInput): SaidGeneratorSearch => search,
  head: routeHead,
  component: ImageGenerator,
})

function ImageGenerator() {
  const search = readGeneratorSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const isOffline = useConnection().view === 'offline'
  const preferredEngines = usePreferredEngines()
  if (!useServices().config.features.imageGeneration) return <GeneratorOff />
  return (
    <GeneratorScreen
      type="image"
      isOffline={isOffline}
      preferredEngines={preferredEngines}
      renderPicker={(picker) => <LazyPicturePicker {...picker} />}
      whileMaking={<WhileMaking />}
      beginning={{ search, onDone: () => void navigate({ search: {}, replace: true, resetScroll: false }) }}
    />
  )
}
