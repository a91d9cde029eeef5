import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { CardScreen } from '#features/card/CardScreen.tsx'

export const Route = createFileRoute('/kartka/$token')({
  head: routeHead,
  component: Card,
})

function Card() {
  const { token } = Route.useParams()
  return <CardScreen key={token} token={token} />
}
