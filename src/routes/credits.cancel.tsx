import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { type PurchaseSearch, readPurchaseSearch } from '#domain/credits/purchaseSearch.ts'
import { CancelledScreen } from '#features/credits/purchase/CancelledScreen.tsx'

export const Route = createFileRoute('/credits/cancel')({
  validateSearch: (search: PurchaseSearch & SearchSchemaInput): { readonly order?: unknown } => search,
  head: routeHead,
  component: Cancelled,
})

function Cancelled() {
  const { order } = readPurchaseSearch(Route.useSearch())
  return <CancelledScreen order={order ?? null} />
}
