import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { SettingsHub } from '#features/account/settings/SettingsHub.tsx'

export const Route = createFileRoute('/ustawienia/')({
  head: routeHead,
  component: SettingsHub,
})
