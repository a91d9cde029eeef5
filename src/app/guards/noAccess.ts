import { notFound, rootRouteId } from '@tanstack/react-router'

const NO_ACCESS = 'no-access'

/** Thrown by a guard where a screen is not for its visitor: the address stays, another screen shows there. */
export function noAccess() {
  return notFound({ routeId: rootRouteId, data: { reason: NO_ACCESS } })
}

/** Whether the error caught by the router is that of `noAccess`. */
export function isNoAccess(caught: unknown): boolean {
  if (typeof caught !== 'object' || caught === null || !('data' in caught)) return false
  const { data } = caught
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === NO_ACCESS
}
