import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { useUnsentChanges } from '#app/worker/useUnsentChanges.ts'
import { CREDITS } from '#features/account/data/accountPart.ts'
import { AccountPartView } from '#features/account/data/AccountPartView.tsx'
import { DashboardScreen } from '#features/account/dashboard/DashboardScreen.tsx'
import { Balance, BalanceSkeleton } from '#features/credits/balance/Balance.tsx'
import { BalanceCard } from '#features/credits/balance/BalanceCard.tsx'
import { FirstSteps } from '#features/preferences/FirstSteps.tsx'

const TITLE = msg`Panel`

export const Route = createFileRoute('/panel')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Dashboard,
})

function Dashboard() {
  const balance = (
    <AccountPartView part={CREDITS} skeleton={<BalanceSkeleton />}>
      {(credits) => <Balance credits={credits} />}
    </AccountPartView>
  )
  return (
    <DashboardScreen
      unsent={useUnsentChanges(true)}
      firstSteps={<FirstSteps />}
      credits={<BalanceCard balance={balance} />}
    />
  )
}
