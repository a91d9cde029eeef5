import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { ContactScreen } from '#features/about/ContactScreen.tsx'

export const Route = createFileRoute('/kontakt')({ head: routeHead, component: ContactScreen })
