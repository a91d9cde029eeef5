import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { AccountSettingsScreen } from '#features/account/settings/AccountSettingsScreen.tsx'

export const Route = createFileRoute('/ustawienia/konto')({
  head: routeHead,
  component: AccountSettingsScreen,
})
