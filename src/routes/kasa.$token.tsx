import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import { pageHead } from '#app/pageHead.ts'
import { useKnownBuyer } from '#features/account/billing/useKnownBuyer.ts'
import { CheckoutElsewhere } from '#features/checkout/CheckoutElsewhere.tsx'
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx'

const TITLE = msg`Kasa`

export const Route = createFileRoute('/kasa/$token')({
  head: ({ match: { context } }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }),
  component: Checkout,
})

function Checkout() {
  const { token } = Route.useParams()
  const knownBuyer = useKnownBuyer()
  if (!useServices().config.isStorefrontEmbedded) return <CheckoutElsewhere />
  return <CheckoutScreen token={token} knownBuyer={knownBuyer} />
}
