import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import { useConnection } from '#app/connection/useConnection.ts'
import { LazyOrderPrint } from '#app/gifts/LazyOrderPrint.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { knownTitle } from '#features/generation/archive/knownTitle.ts'
import { ResultScreen } from '#features/generation/details/ResultScreen.tsx'

export const Route = createFileRoute('/generacje/$id')({
  loader: ({ context, params }) => knownTitle(context.services.queryClient, params),
  head: (given) =>
    routeHead(given, { ...(given.loaderData != null && { title: given.loaderData }), isIndexed: false }),
  component: Result,
})

function Result() {
  const { id } = Route.useParams()
  const router = useRouter()
  return (
    <ResultScreen
      key={id}
      id={id}
      isOffline={useConnection().view === 'offline'}
      isSharingOn={useServices().config.features.socialSharing}
      renderOrderPrint={(order) => <LazyOrderPrint {...order} />}
      // The head was made before the answer came: the loader finds it now, and the title follows.
      onLoaded={() => void router.invalidate()}
    />
  )
}
