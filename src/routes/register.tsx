import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { readEntrySearch } from '#domain/access/entrySearch.ts'
import { RegisterScreen } from '#features/sign-in/RegisterScreen.tsx'

export const Route = createFileRoute('/register')({
  validateSearch: readEntrySearch,
  head: routeHead,
  component: Register,
})

function Register() {
  const { redirect } = Route.useSearch()
  const { email } = useLocation().state
  const isOffline = useConnection().view === 'offline'
  return <RegisterScreen redirect={redirect ?? null} email={email ?? ''} isOffline={isOffline} />
}
