import { createFileRoute } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import { routeHead } from '#app/document/routeHead.ts'
import { useKnownBuyer } from '#features/account/billing/useKnownBuyer.ts'
import { CheckoutElsewhere } from '#features/checkout/CheckoutElsewhere.tsx'
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx'

export const Route = createFileRoute('/kasa/$token')({
  head: routeHead,
  component: Checkout,
})

function Checkout() {
  const { token } = Route.useParams()
  const knownBuyer = useKnownBuyer()
  if (!useServices().config.isStorefrontEmbedded) return <CheckoutElsewhere />
  return <CheckoutScreen token={token} knownBuyer={knownBuyer} />
}
