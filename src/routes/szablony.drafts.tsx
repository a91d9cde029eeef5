import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { DraftsScreen } from '#features/builder/drafts/DraftsScreen.tsx'

export const Route = createFileRoute('/szablony/drafts')({
  head: routeHead,
  component: Drafts,
})

function Drafts() {
  return <DraftsScreen isOffline={useConnection().view === 'offline'} />
}
