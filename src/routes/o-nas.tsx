import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { AboutScreen } from '#features/about/AboutScreen.tsx'

export const Route = createFileRoute('/o-nas')({ head: routeHead, component: AboutScreen })
