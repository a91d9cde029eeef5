import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#app/routerContext.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Shell })
