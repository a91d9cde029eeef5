import type { RegisteredRouter } from '@tanstack/react-router'

export type Routes = ReturnType<RegisteredRouter['getMatchedRoutes']>[0]

/** Whether the code of these routes' screens is there. */
export function hasCode(routes: Routes): boolean {
  return waysToFetch(routes).length === 0
}

/** Fetches the code of these routes' screens. Resolves with whether it is there. */
export async function fetchCode(routes: Routes): Promise<boolean> {
  await Promise.all(waysToFetch(routes).map(async (fetch) => fetch()))
  return hasCode(routes)
}

/** A lazy component has a way to be fetched for as long as it isn't there. */
function waysToFetch(routes: Routes) {
  return routes.flatMap(({ options: { component } }) =>
    component !== undefined && 'preload' in component && component.preload !== undefined
      ? [component.preload]
      : [],
  )
}
