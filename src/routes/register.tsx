import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { readEntrySearch } from '#domain/access/entrySearch.ts'
import { RegisterScreen } from '#features/sign-in/RegisterScreen.tsx'

const TITLE = msg`Nowe konto`

export const Route = createFileRoute('/register')({
  validateSearch: readEntrySearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Register,
})

function Register() {
  const { redirect } = Route.useSearch()
  const { email } = useLocation().state
  const isOffline = useConnection().view === 'offline'
  return <RegisterScreen redirect={redirect ?? null} email={email ?? ''} isOffline={isOffline} />
}
