import { SCREENS } from '#domain/addresses/screens.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import type { RouterContext } from '../routerContext.ts'
import { pageHead, type PageHeadParts } from './pageHead.ts'
import { SCREEN_WORDS, type ScreenWords } from './screenWords.ts'

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
): ReturnType<typeof pageHead> {
  const address = screenOfRoute(fullPath)
  if (address === null) throw new Error(`No screen is known at ${String(fullPath)}`)
  const { title, description }: ScreenWords = SCREEN_WORDS[address]
  return pageHead({
    title: context.i18n._(title),
    description: description && context.i18n._(description),
    path: address.includes('$') ? undefined : address,
    isIndexed: SCREENS[address].robots === 'index',
    ...known,
  })
}
