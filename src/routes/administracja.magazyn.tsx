import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { StockScreen } from '#features/administration/stock/StockScreen.tsx'

export const Route = createFileRoute('/administracja/magazyn')({ head: routeHead, component: StockScreen })
