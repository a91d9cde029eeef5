import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { readPurchaseSearch } from '#domain/credits/purchaseSearch.ts'
import { CancelledScreen } from '#features/credits/purchase/CancelledScreen.tsx'

export const Route = createFileRoute('/credits/cancel')({
  validateSearch: readPurchaseSearch,
  head: routeHead,
  component: Cancelled,
})

function Cancelled() {
  const { order } = Route.useSearch()
  return <CancelledScreen order={order ?? null} />
}
