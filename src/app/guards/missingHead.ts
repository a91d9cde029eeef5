import { msg } from '@lingui/core/macro'
import { lateHead } from '../document/lateHead.ts'
import type { RouterContext } from '../routerContext.ts'
import { isNoAccess } from './noAccess.ts'

const TITLE = msg`Brak dostępu`

/** The head of a screen that was refused: its own isn't made then. */
export async function missingHead(error: unknown, context: RouterContext) {
  if (!isNoAccess(error)) return {}
  return lateHead(context, ({ pageHead }) => pageHead({ title: context.i18n._(TITLE), isIndexed: false }))
}
