import { createRootRouteWithContext } from '@tanstack/react-router'
import { guardRoute, requireSwitchedOn, routeAccess } from '#app/guards/guardRoute.ts'
import { missingHead } from '#app/guards/missingHead.ts'
import { RouteMissing } from '#app/guards/RouteMissing.tsx'
import type { RouterContext } from '#app/routerContext.ts'
import { RootScreen } from '#app/shell/RootScreen.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Before every screen's own work: a protected screen loads nothing for a visitor without access.
  beforeLoad: ({ context, location, matches }) => {
    requireSwitchedOn(matches, context)
    return guardRoute(routeAccess(matches), context, location)
  },
  head: ({ match }) => missingHead(match.error, match.context),
  component: RootScreen,
  notFoundComponent: RouteMissing,
})
