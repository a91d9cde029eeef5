import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { readEntrySearch } from '#domain/access/entrySearch.ts'
import { LoginScreen } from '#features/sign-in/LoginScreen.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: readEntrySearch,
  head: routeHead,
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  const { email, isNew } = useLocation().state
  const isOffline = useConnection().view === 'offline'
  return (
    <LoginScreen
      redirect={redirect ?? null}
      email={email ?? ''}
      isNew={isNew === true}
      isOffline={isOffline}
    />
  )
}
