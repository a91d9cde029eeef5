import { createFileRoute } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { readPurchaseSearch } from '#domain/credits/purchaseSearch.ts'
import { PurchaseScreen } from '#features/credits/purchase/PurchaseScreen.tsx'

export const Route = createFileRoute('/credits/success')({
  validateSearch: readPurchaseSearch,
  head: routeHead,
  component: Success,
})

function Success() {
  const { order } = Route.useSearch()
  return <PurchaseScreen key={order} order={order ?? null} balance={<OwnBalance />} />
}
