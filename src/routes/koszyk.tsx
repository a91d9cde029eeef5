import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { CartScreen } from '#features/cart/CartScreen.tsx'

export const Route = createFileRoute('/koszyk')({
  head: routeHead,
  component: CartScreen,
})
