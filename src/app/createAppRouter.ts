import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { RouteMissing } from './guards/RouteMissing.tsx'
import { RouteError } from './errors/RouteError.tsx'
import type { RouterContext } from './routerContext.ts'
import { Shell } from './shell/Shell.tsx'
import { transitionTypes } from './shell/viewTransition.ts'

/** The router of a page, or of one render on a server (with a memory history). */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    InnerWrap: Shell,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteMissing,
    // A server would write a script for it into the document.
    scrollRestoration: typeof document !== 'undefined' && (() => !isBeingRead(context)),
    defaultViewTransition: { types: transitionTypes },
  })
}

/**
 * A reader of a rendered document keeps their position. A reload or a way back restores its position unless the browser
 * or the person has already moved the page: it would jump under the finger.
 */
function isBeingRead({ services }: RouterContext): boolean {
  const visits = performance.getEntriesByType('navigation')
  const isNewVisit = visits.some((entry) => 'type' in entry && entry.type === 'navigate')
  return services.isTakingOver() && (isNewVisit || scrollY > 0)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
