import { createFileRoute } from '@tanstack/react-router'
import { AdministrationHub } from '#app/administration/AdministrationHub.tsx'
import { routeHead } from '#app/document/routeHead.ts'

export const Route = createFileRoute('/admin/')({ head: routeHead, component: AdministrationHub })
