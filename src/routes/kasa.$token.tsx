import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { useKnownBuyer } from '#features/account/billing/useKnownBuyer.ts'
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx'

const TITLE = msg`Kasa`

export const Route = createFileRoute('/kasa/$token')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Checkout,
})

function Checkout() {
  const { token } = Route.useParams()
  return <CheckoutScreen token={token} knownBuyer={useKnownBuyer()} />
}
