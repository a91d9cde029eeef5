import { createFileRoute } from '@tanstack/react-router'
import { routeHead } from '#app/document/routeHead.ts'
import { CodesScreen } from '#features/administration/codes/CodesScreen.tsx'

export const Route = createFileRoute('/administracja/kody')({ head: routeHead, component: CodesScreen })
