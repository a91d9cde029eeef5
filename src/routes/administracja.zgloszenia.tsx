import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { WorksScreen } from '#features/administration/works/WorksScreen.tsx'

export const Route = createFileRoute('/administracja/zgloszenia')({ head: routeHead, component: WorksScreen })
