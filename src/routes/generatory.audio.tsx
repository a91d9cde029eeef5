import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { WhileMaking } from '#app/WhileMaking.tsx'
import { AudioScreen } from '#features/generation/make/AudioScreen.tsx'
import {
  type GeneratorSearch,
  readGeneratorSearch,
  type SaidGeneratorSearch,
} from '#features/generation/make/generatorSearch.ts'
import { usePreferredEngines } from '#features/preferences/usePreferredEngines.ts'

export const Route = createFileRoute('/generatory/audio')({
  validateSearch: (search: GeneratorSearch & SearchSchemaInput): SaidGeneratorSearch => search,
  head: routeHead,
  component: AudioGenerator,
})

function AudioGenerator() {
  const search = readGeneratorSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <AudioScreen
      isOffline={useConnection().view === 'offline'}
      preferredEngines={usePreferredEngines()}
      whileMaking={<WhileMaking isLong />}
      beginning={{ search, onDone: () => void navigate({ search: {}, replace: true, resetScroll: false }) }}
    />
  )
}
