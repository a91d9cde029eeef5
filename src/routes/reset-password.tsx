import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { readLinkSearch } from '#domain/access/entrySearch.ts'
import { ResetScreen } from '#features/sign-in/ResetScreen.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: readLinkSearch,
  head: routeHead,
  component: Reset,
})

function Reset() {
  const { token } = Route.useSearch()
  return <ResetScreen token={token ?? null} isOffline={useConnection().view === 'offline'} />
}
