import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/pageHead.ts'
import { CheckoutScreen } from '#features/checkout/CheckoutScreen.tsx'

export const Route = createFileRoute('/kasa/$token')({
  head: () => pageHead({ title: 'Kasa', isIndexed: false }),
  component: Checkout,
})

function Checkout() {
  const { token } = Route.useParams()
  return <CheckoutScreen token={token} />
}
