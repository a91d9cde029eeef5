import type { AnyRouter } from '@tanstack/react-router'
import { whenLoaded } from './whenLoaded.ts'

/** The screens most people go to next. */
const MAIN_SCREENS = ['/sklep/', '/sklep/produkt/$handle', '/', '/produkty-ai', '/sklep/kredyty'] as const

/** How long the idle time after the first screen is waited for, ms. */
const LATEST = 4_000

/**
 * Fetches the code of the main screens once the first one has loaded and the browser has nothing to do. Code
 * alone: which data a screen needs is known when it is opened. Not for someone who saves data.
 */
export function prefetchScreens(router: AnyRouter, target: Window = window): void {
  if (target.navigator.connection?.saveData === true) return

  function prefetch(): void {
    for (const path of MAIN_SCREENS) {
      const route: unknown = router.routesByPath[path]
      if (route !== undefined)
        void Promise.resolve(router.loadRouteChunk(router.routesByPath[path])).catch(() => undefined)
    }
  }

  function whenIdle(): void {
    // Safari has no requestIdleCallback.
    if (typeof target.requestIdleCallback === 'function')
      target.requestIdleCallback(prefetch, { timeout: LATEST })
    else setTimeout(prefetch, LATEST)
  }

  whenLoaded(whenIdle, target)
}
