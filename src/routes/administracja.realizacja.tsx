import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ProductionScreen } from '#features/administration/production/ProductionScreen.tsx'

export const Route = createFileRoute('/administracja/realizacja')({
  head: routeHead,
  component: ProductionScreen,
})
