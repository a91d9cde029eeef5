import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useServices } from '#api/services.tsx'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { ResultScreen } from '#features/generation/details/ResultScreen.tsx'

const TITLE = msg`Praca`

export const Route = createFileRoute('/generacje/$id')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Result,
})

function Result() {
  const { id } = Route.useParams()
  return (
    <ResultScreen
      key={id}
      id={id}
      isOffline={useConnection().view === 'offline'}
      isSharingOn={useServices().config.features.socialSharing}
    />
  )
}
