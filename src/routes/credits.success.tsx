import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { type PurchaseSearch, readPurchaseSearch } from '#domain/credits/purchaseSearch.ts'
import { PurchaseScreen } from '#features/credits/purchase/PurchaseScreen.tsx'

export const Route = createFileRoute('/credits/success')({
  validateSearch: (search: PurchaseSearch & SearchSchemaInput): { readonly order?: unknown } => search,
  head: routeHead,
  component: Success,
})

function Success() {
  const { order } = readPurchaseSearch(Route.useSearch())
  return <PurchaseScreen key={order} order={order ?? null} balance={<OwnBalance />} />
}
