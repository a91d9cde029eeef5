import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ProfileScreen } from '#features/account/profile/ProfileScreen.tsx'

export const Route = createFileRoute('/profil/')({
  head: routeHead,
  component: ProfileScreen,
})
