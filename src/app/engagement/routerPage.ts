import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import { type VisitedPage, visitedPage } from '#domain/engagement/visitedPage.ts'

/** The part of the router that visits use. */
export interface VisitedRouter {
  readonly state: {
    readonly matches: readonly { readonly fullPath: unknown; readonly params: unknown }[]
  }
  subscribe(event: 'onResolved', listener: () => void): () => void
}

/** The router's present page; null for one that isn't counted. */
export function routerPage({ state }: VisitedRouter): VisitedPage | null {
  const match = state.matches.at(-1)
  const page = screenOfRoute(match?.fullPath)
  return page === null ? null : visitedPage(page, wordsOf(match?.params))
}

function wordsOf(parameters: unknown): ReadonlyMap<string, string> {
  const named = typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : []
  return new Map(named.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
