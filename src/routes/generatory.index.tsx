import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { HubScreen } from '#features/generation/hub/HubScreen.tsx'

export const Route = createFileRoute('/generatory/')({
  head: routeHead,
  component: Generators,
})

function Generators() {
  return <HubScreen isOffline={useConnection().view === 'offline'} />
}
