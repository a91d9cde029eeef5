import { createFileRoute, type SearchSchemaInput, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { type EntrySearch, readEntrySearch, type SaidSearch } from '#domain/access/entrySearch.ts'
import { LoginScreen } from '#features/sign-in/LoginScreen.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): SaidSearch<EntrySearch> => search,
  head: routeHead,
  component: Login,
})

function Login() {
  const { redirect } = readEntrySearch(Route.useSearch())
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
