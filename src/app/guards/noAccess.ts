import { notFound, rootRouteId } from '@tanstack/react-router'

const NO_ACCESS = 'no-access'

/** What a guard throws where a screen is not for its visitor: the address stays, another screen stands at it. */
export function noAccess() {
  return notFound({ routeId: rootRouteId, data: { reason: NO_ACCESS } })
}

/** Whether it is that what the router caught, as it hands it to the screen that stands there instead. */
export function isNoAccess(caught: unknown): boolean {
  if (typeof caught !== 'object' || caught === null || !('data' in caught)) return false
  const { data } = caught
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === NO_ACCESS
}
