import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { BuilderScreen } from '#features/builder/BuilderScreen.tsx'

export const Route = createFileRoute('/admin/template-builder')({ head: routeHead, component: BuilderScreen })
