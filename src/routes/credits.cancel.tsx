import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { readPurchaseSearch } from '#domain/credits/purchaseSearch.ts'
import { CancelledScreen } from '#features/credits/purchase/CancelledScreen.tsx'

const TITLE = msg`Płatność przerwana`

export const Route = createFileRoute('/credits/cancel')({
  validateSearch: readPurchaseSearch,
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Cancelled,
})

function Cancelled() {
  const { order } = Route.useSearch()
  return <CancelledScreen order={order ?? null} />
}
