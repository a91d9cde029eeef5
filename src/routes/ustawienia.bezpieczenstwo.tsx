import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { SecurityScreen } from '#features/account/security/SecurityScreen.tsx'

export const Route = createFileRoute('/ustawienia/bezpieczenstwo')({
  head: routeHead,
  component: SecurityScreen,
})
