import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { ForgotScreen } from '#features/sign-in/ForgotScreen.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: routeHead,
  component: Forgot,
})

function Forgot() {
  const { email } = useLocation().state
  return <ForgotScreen email={email ?? ''} isOffline={useConnection().view === 'offline'} />
}
