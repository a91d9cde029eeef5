import type { RouterContext } from '../routerContext.ts'
import { lateHead } from './lateHead.ts'
import type { PageHeadParts } from './pageHead.ts'

interface HeadOfRoute {
  readonly match: { readonly fullPath: unknown; readonly context: RouterContext }
}

/**
 * What a route's `head` returns: what the tables say of its address, and over it what is known of the one thing that
 * the screen is about.
 */
export function routeHead(
  { match: { fullPath, context } }: HeadOfRoute,
  known: Partial<PageHeadParts> = {},
): ReturnType<typeof lateHead> {
  return lateHead(context, ({ screenPageHead }) => screenPageHead(fullPath, context, known))
}
