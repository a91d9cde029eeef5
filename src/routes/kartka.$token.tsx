import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { NOTICE_PARAMETER } from '#domain/plainShop/plainPage.ts'
import { loadCard } from '#features/card/cardQuery.ts'
import { CardScreen } from '#features/card/CardScreen.tsx'

export const Route = createFileRoute('/kartka/$token')({
  loader: ({ context: { services }, params }) => loadCard(services, params.token),
  head: routeHead,
  component: CardRoute,
})

function CardRoute() {
  const { token } = Route.useParams()
  const notice: unknown = Route.useSearch({
    select: (search: Readonly<Record<string, unknown>>) => search[NOTICE_PARAMETER],
  })
  return (
    <CardScreen
      key={token}
      token={token}
      plainThanks={typeof notice === 'string' ? notice : null}
      isOffline={useConnection().view === 'offline'}
    />
  )
}
