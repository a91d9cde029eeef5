import { createFileRoute } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { GiftFromShop } from '#app/occasions/GiftFromShop.tsx'
import { useUnsentChanges } from '#app/worker/useUnsentChanges.ts'
import { DashboardScreen } from '#features/account/dashboard/DashboardScreen.tsx'
import { CreatorCard } from '#features/affiliate/CreatorCard.tsx'
import { BalanceCard } from '#features/credits/balance/BalanceCard.tsx'
import { PanelOccasions } from '#features/occasions/PanelOccasions.tsx'
import { FirstSteps } from '#features/preferences/FirstSteps.tsx'

export const Route = createFileRoute('/panel')({
  head: routeHead,
  component: Dashboard,
})

function Dashboard() {
  return (
    <DashboardScreen
      unsent={useUnsentChanges(true)}
      firstSteps={<FirstSteps />}
      occasions={
        <PanelOccasions renderGift={(gift, occasion) => <GiftFromShop gift={gift} occasion={occasion} />} />
      }
      creator={<CreatorCard />}
      credits={<BalanceCard balance={<OwnBalance />} />}
    />
  )
}
