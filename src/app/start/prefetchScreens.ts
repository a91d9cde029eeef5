import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import type { createAppRouter } from '../createAppRouter.ts'
import { placesIn } from '../places/places.ts'

/** The screens most people go to next. */
const MAIN_SCREENS: readonly ScreenAddress[] = [
  '/sklep/produkt/$handle',
  ...placesIn('prefetch').map(({ to }) => to),
]

/** What opens over any screen, and should open also when the network is gone by then. */
const MAIN_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('#features/cart/CartDrawer.tsx'),
  () => import('#ui/DrawerSurface.tsx'),
  () => import('#ui/ToastHost.tsx'),
  () => import('../palette/CommandPalette.tsx'),
]

/**
 * Fetches the code of the main screens once the first one has loaded and the browser has nothing to do. Code
 * alone: which data a screen needs is known when it is opened. Not for someone who saves data.
 */
export function prefetchScreens(router: ReturnType<typeof createAppRouter>, target: Window = window): void {
  if (target.navigator.connection?.saveData === true) return
  const routes = new Map(Object.entries(router.routesByPath))

  async function prefetch(): Promise<void> {
    const screens = MAIN_SCREENS.map((path) => routes.get(path)).filter((route) => route !== undefined)
    await Promise.allSettled([
      ...screens.map((route) => router.loadRouteChunk(route)),
      ...MAIN_PARTS.map((load) => load()),
    ])
  }

  afterFirstScreen(() => void prefetch(), target)
}
