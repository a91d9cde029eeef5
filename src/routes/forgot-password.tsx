import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useConnection } from '#app/connection/useConnection.ts'
import { pageHead } from '#app/pageHead.ts'
import { ForgotScreen } from '#features/sign-in/ForgotScreen.tsx'

const TITLE = msg`Zapomniane hasło`

export const Route = createFileRoute('/forgot-password')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Forgot,
})

function Forgot() {
  const { email } = useLocation().state
  return <ForgotScreen email={email ?? ''} isOffline={useConnection().view === 'offline'} />
}
