import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { DeliveryScreen } from '#features/about/DeliveryScreen.tsx'

export const Route = createFileRoute('/dostawa-i-zwroty')({ head: routeHead, component: DeliveryScreen })
