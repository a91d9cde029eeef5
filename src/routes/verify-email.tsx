import { createFileRoute } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { readConfirmationSearch } from '#domain/access/entrySearch.ts'
import { VerifyEmailScreen } from '#features/sign-in/VerifyEmailScreen.tsx'

export const Route = createFileRoute('/verify-email')({
  validateSearch: readConfirmationSearch,
  head: routeHead,
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
