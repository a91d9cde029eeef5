import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { pageHead } from '#app/pageHead.ts'
import { useUnsentChanges } from '#app/worker/useUnsentChanges.ts'
import { DashboardScreen } from '#features/account/dashboard/DashboardScreen.tsx'
import { BalanceCard } from '#features/credits/balance/BalanceCard.tsx'
import { FirstSteps } from '#features/preferences/FirstSteps.tsx'

const TITLE = msg`Panel`

export const Route = createFileRoute('/panel')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Dashboard,
})

function Dashboard() {
  return (
    <DashboardScreen
      unsent={useUnsentChanges(true)}
      firstSteps={<FirstSteps />}
      credits={<BalanceCard balance={<OwnBalance />} />}
    />
  )
}
