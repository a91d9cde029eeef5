import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { OrdersCard } from '#features/credits/orders/OrdersCard.tsx'
import { PricesScreen } from '#features/credits/prices/PricesScreen.tsx'

const TITLE = msg`Ceny silników`

export const Route = createFileRoute('/cennik/admin')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Prices,
})

function Prices() {
  return (
    <PricesScreen>
      <OrdersCard />
    </PricesScreen>
  )
}
