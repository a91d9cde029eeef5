import type { RouterContext } from '../routerContext.ts'
import { lazyHead } from './lazyHead.ts'
import type { PageHeadParts } from './pageHead.ts'
import type { PageSubject } from './subjectParts.ts'

interface HeadOfRoute {
  readonly match: { readonly fullPath: unknown; readonly context: RouterContext }
}

/** Builds a route's `head`: the tables' entry for its address, overridden by the facts of the screen's one subject. */
export function routeHead(
  { match: { fullPath, context } }: HeadOfRoute,
  known: Partial<PageHeadParts> = {},
): ReturnType<typeof lazyHead> {
  return lazyHead(context, ({ screenPageHead }) => screenPageHead(fullPath, context, known))
}

/**
 * The same for a screen about one thing, from its loader's result; a missing thing is kept from search engines. `path`
 * is the screen's canonical one.
 */
export function subjectHead(
  { match: { fullPath, context } }: HeadOfRoute,
  path: string,
  subject: PageSubject | null | undefined,
): ReturnType<typeof lazyHead> {
  return lazyHead(context, ({ screenPageHead, subjectParts }) =>
    screenPageHead(fullPath, context, {
      path,
      ...(subject == null ? { isIndexed: false } : subjectParts(subject)),
    }),
  )
}

interface HeadOfSubject extends HeadOfRoute {
  readonly match: HeadOfRoute['match'] & { readonly pathname: string }
  readonly loaderData?: PageSubject | null | undefined
}

/** The same for a screen with a single, canonical path. */
export function subjectRouteHead(given: HeadOfSubject): ReturnType<typeof lazyHead> {
  return subjectHead(given, given.match.pathname, given.loaderData)
}
