import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { AudioScreen } from '#features/generation/make/AudioScreen.tsx'
import { readGeneratorSearch } from '#features/generation/make/generatorSearch.ts'
import { usePreferredEngines } from '#features/preferences/usePreferredEngines.ts'
import { PushChoice } from '#features/push/PushChoice.tsx'

const TITLE = msg`Generator muzyki i głosu`
const DESCRIPTION = msg`Melodia na urodziny, kołysanka albo podkład do filmu. Cenę widzisz przed kliknięciem, płacisz tylko za udane.`

export const Route = createFileRoute('/generatory/audio')({
  validateSearch: readGeneratorSearch,
  head: ({ match: { context } }) =>
    pageHead({
      title: context.i18n._(TITLE),
      description: context.i18n._(DESCRIPTION),
      path: '/generatory/audio',
    }),
  component: AudioGenerator,
})

function AudioGenerator() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AudioScreen
      isOffline={useConnection().view === 'offline'}
      preferredEngines={usePreferredEngines()}
      whileMaking={<PushChoice />}
      beginning={{ search, onDone: () => void navigate({ search: {}, replace: true, resetScroll: false }) }}
    />
  )
}
