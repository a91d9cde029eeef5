import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { readLinkSearch } from '#domain/access/entrySearch.ts'
import { ResetScreen } from '#features/sign-in/ResetScreen.tsx'

const TITLE = msg`Nowe hasło`

export const Route = createFileRoute('/reset-password')({
  validateSearch: readLinkSearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Reset,
})

function Reset() {
  const { token } = Route.useSearch()
  return <ResetScreen token={token ?? null} isOffline={useConnection().view === 'offline'} />
}
