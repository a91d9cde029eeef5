import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import { useConnection } from '#app/connection/useConnection.ts'
import { LatePicturePicker } from '#app/LatePicturePicker.tsx'
import { pageHead } from '#app/pageHead.ts'
import { GeneratorOff } from '#features/generation/make/GeneratorOff.tsx'
import { GeneratorScreen } from '#features/generation/make/GeneratorScreen.tsx'
import { readGeneratorSearch } from '#features/generation/make/generatorSearch.ts'
import { usePreferredEngines } from '#features/preferences/usePreferredEngines.ts'
import { PushChoice } from '#features/push/PushChoice.tsx'

const TITLE = msg`Generator obrazów`
const DESCRIPTION = msg`Opisz kartkę, plakat albo wzór i wybierz styl. Cenę widzisz przed kliknięciem, płacisz tylko za udane obrazy.`

export const Route = createFileRoute('/generatory/obraz')({
  validateSearch: readGeneratorSearch,
  head: ({ match: { context } }) =>
    pageHead({
      title: context.i18n._(TITLE),
      description: context.i18n._(DESCRIPTION),
      path: '/generatory/obraz',
    }),
  component: ImageGenerator,
})

function ImageGenerator() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const isOffline = useConnection().view === 'offline'
  const preferredEngines = usePreferredEngines()
  if (!useServices().config.features.imageGeneration) return <GeneratorOff />
  return (
    <GeneratorScreen
      type="image"
      isOffline={isOffline}
      preferredEngines={preferredEngines}
      renderPicker={(picker) => <LatePicturePicker {...picker} />}
      whileMaking={<PushChoice />}
      beginning={{ search, onDone: () => void navigate({ search: {}, replace: true, resetScroll: false }) }}
    />
  )
}
