import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { useSignOut } from '#app/session/useSignOut.ts'
import { safeRedirect } from '#domain/access/safeRedirect.ts'
import { VerifyRequiredScreen } from '#features/sign-in/VerifyRequiredScreen.tsx'

const TITLE = msg`Potwierdź adres e-mail`

export const Route = createFileRoute('/verify-email-required')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: VerifyRequired,
})

function VerifyRequired() {
  const { email, redirect } = useLocation().state
  const { signOut } = useSignOut()
  return (
    <VerifyRequiredScreen
      email={email ?? null}
      redirect={safeRedirect(redirect)}
      isOffline={useConnection().view === 'offline'}
      onSignOut={() => void signOut()}
    />
  )
}
