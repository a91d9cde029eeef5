import { createFileRoute } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { useConnection } from '#app/connection/useConnection.ts'
import { routeHead } from '#app/document/routeHead.ts'
import { useSignOut } from '#app/session/useSignOut.ts'
import { AccountHome } from '#features/account/home/AccountHome.tsx'
import { BalanceCard } from '#features/credits/balance/BalanceCard.tsx'

export const Route = createFileRoute('/konto')({
  head: routeHead,
  component: Account,
})

function Account() {
  const { signOut } = useSignOut()
  return (
    <AccountHome
      onSignOut={() => void signOut()}
      isOffline={useConnection().view === 'offline'}
      credits={<BalanceCard balance={<OwnBalance />} />}
    />
  )
}
