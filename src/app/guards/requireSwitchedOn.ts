import { notFound, rootRouteId } from '@tanstack/react-router'
import { isScreenOn } from '#domain/addresses/isScreenOn.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import type { RouterContext } from '../routerContext.ts'

/** Throws, as for an address that nothing stands at, where the screen that was matched is of something switched off. */
export function requireSwitchedOn(
  matches: readonly { readonly fullPath: unknown }[],
  { services: { config } }: RouterContext,
): void {
  const address = screenOfRoute(matches.at(-1)?.fullPath)
  if (address !== null && !isScreenOn(address, config.features)) throw notFound({ routeId: rootRouteId })
}
