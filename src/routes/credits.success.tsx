import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OwnBalance } from '#app/account/OwnBalance.tsx'
import { pageHead } from '#app/pageHead.ts'
import { readPurchaseSearch } from '#domain/credits/purchaseSearch.ts'
import { PurchaseScreen } from '#features/credits/purchase/PurchaseScreen.tsx'

const TITLE = msg`Kredyty po zakupie`

export const Route = createFileRoute('/credits/success')({
  validateSearch: readPurchaseSearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Success,
})

function Success() {
  const { order } = Route.useSearch()
  return <PurchaseScreen key={order} order={order ?? null} balance={<OwnBalance />} />
}
