import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { MonitoringScreen } from '#features/statistics/live/MonitoringScreen.tsx'

export const Route = createFileRoute('/realtime-monitoring')({
  head: routeHead,
  component: MonitoringScreen,
})
