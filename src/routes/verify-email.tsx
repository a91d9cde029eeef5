import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { readConfirmationSearch } from '#domain/access/entrySearch.ts'
import { VerifyEmailScreen } from '#features/sign-in/VerifyEmailScreen.tsx'

const TITLE = msg`Potwierdzenie adresu`

export const Route = createFileRoute('/verify-email')({
  validateSearch: readConfirmationSearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: VerifyEmail,
})

function VerifyEmail() {
  const { token, accepts_notifications: acceptsNotifications } = Route.useSearch()
  return (
    <VerifyEmailScreen
      token={token ?? null}
      acceptsNotifications={acceptsNotifications ?? true}
      isOffline={useConnection().view === 'offline'}
    />
  )
}
