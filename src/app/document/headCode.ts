import { msg } from '@lingui/core/macro'
import { SCREENS } from '#domain/addresses/screens.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import { SCREEN_WORDS } from '../manifests.ts'
import type { RouterContext } from '../routerContext.ts'
import { pageHead, type PageHeadParts } from './pageHead.ts'

export { screenHead } from './headTags.ts'
export { pageHead } from './pageHead.ts'
export { subjectParts } from './subjectParts.ts'
export { writeHead } from './writeHead.ts'

const REFUSED = msg`Brak dostępu`
const MISSING = msg`Nie ma takiej strony`

/** The head of the screen shown instead: access was refused, or there is no such screen. */
export function missingPageHead({ i18n }: RouterContext, isRefused: boolean): ReturnType<typeof pageHead> {
  return pageHead({ title: i18n._(isRefused ? REFUSED : MISSING), isIndexed: false })
}

/** The head from the tables for a route's address, overridden by the facts of its one subject. */
export function screenPageHead(
  fullPath: unknown,
  { i18n }: RouterContext,
  known: Partial<PageHeadParts>,
): ReturnType<typeof pageHead> {
  const address = screenOfRoute(fullPath)
  if (address === null) throw new Error(`No screen is known at ${String(fullPath)}`)
  const { title, description } = SCREEN_WORDS[address]
  return pageHead({
    title: i18n._(title),
    description: description && i18n._(description),
    path: address.includes('$') ? undefined : address,
    isIndexed: SCREENS[address].robots === 'index',
    ...known,
  })
}
