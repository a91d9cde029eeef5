import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { OrdersCard } from '#features/credits/orders/OrdersCard.tsx'
import { PricesScreen } from '#features/credits/prices/PricesScreen.tsx'

export const Route = createFileRoute('/cennik/admin')({
  head: routeHead,
  component: Prices,
})

function Prices() {
  return (
    <PricesScreen>
      <OrdersCard />
    </PricesScreen>
  )
}
