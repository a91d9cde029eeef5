import type { RegisteredRouter } from '@tanstack/react-router'
import { guardRoute, routeAccess } from '../guards/guardRoute.ts'
import { whyMissing } from './codeFailures.ts'
import { heldScreen } from './heldScreen.ts'
import { fetchCode, hasCode, type Routes } from './screenCode.ts'

/**
 * Lets the page go to another screen only once that screen's code is there. Until then, and where it can't be had
 * (no network, or it left with a deployment), the present screen stays with all that was written in it.
 */
export function holdNavigation(router: RegisteredRouter): void {
  const { history } = router
  let latest = 0
  for (const way of ['push', 'replace'] as const) {
    const go = history[way]
    history[way] = (href, state, options) => {
      const { pathname } = new URL(href, location.origin)
      // A list that grows, a drawing that got its address: the screen notes where it is, and the press that leads away
      // from it still counts.
      if (way === 'replace' && pathname === history.location.pathname) return go(href, state, options)
      latest += 1
      const turn = latest
      const isLatest = (): boolean => turn === latest
      heldScreen.set(null)
      const routes = router.getMatchedRoutes(pathname)[0]
      // What the router itself sends somebody to (the sign-in) has no screen to come from.
      if (options?.ignoreBlocker === true || hasCode(routes)) return go(href, state, options)
      void (async () => {
        heldScreen.set({ kind: 'fetching' })
        const isThere = !(await mayOpen(router, routes)) || (await fetchCode(routes))
        const why = isThere ? null : await whyMissing()
        if (!isLatest()) return
        if (why === null) {
          heldScreen.set(null)
          go(href, state, options)
        } else {
          heldScreen.set({ kind: 'missing', why, href, retry: () => history[way](href, state, options) })
        }
      })()
    }
  }
}

/** Nothing of a protected screen is fetched for whoever may not see it: the router then leads elsewhere. */
async function mayOpen(router: RegisteredRouter, routes: Routes): Promise<boolean> {
  try {
    await guardRoute(routeAccess(routes), router.options.context, router.latestLocation)
    return true
  } catch {
    return false
  }
}
