import { createFileRoute, type SearchSchemaInput, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { type EntrySearch, readEntrySearch, type SaidSearch } from '#domain/access/entrySearch.ts'
import { RegisterScreen } from '#features/sign-in/RegisterScreen.tsx'

export const Route = createFileRoute('/register')({
  validateSearch: (search: EntrySearch & SearchSchemaInput): SaidSearch<EntrySearch> => search,
  head: routeHead,
  component: Register,
})

function Register() {
  const { redirect } = readEntrySearch(Route.useSearch())
  const { email } = useLocation().state
  const isOffline = useConnection().view === 'offline'
  return <RegisterScreen redirect={redirect ?? null} email={email ?? ''} isOffline={isOffline} />
}
