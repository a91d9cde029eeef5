import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { BillingScreen } from '#features/account/billing/BillingScreen.tsx'

export const Route = createFileRoute('/ustawienia/rozliczenia')({
  head: routeHead,
  component: BillingScreen,
})
