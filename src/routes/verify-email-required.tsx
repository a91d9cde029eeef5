import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { useSignOut } from '#app/session/useSignOut.ts'
import { safeRedirect } from '#domain/access/safeRedirect.ts'
import { VerifyRequiredScreen } from '#features/sign-in/VerifyRequiredScreen.tsx'

export const Route = createFileRoute('/verify-email-required')({
  head: routeHead,
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
