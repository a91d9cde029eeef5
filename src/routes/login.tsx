import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { readEntrySearch } from '#domain/access/entrySearch.ts'
import { LoginScreen } from '#features/sign-in/LoginScreen.tsx'

const TITLE = msg`Logowanie`

export const Route = createFileRoute('/login')({
  validateSearch: readEntrySearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
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
