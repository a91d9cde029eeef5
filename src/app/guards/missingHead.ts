import { msg } from '@lingui/core/macro'
import { pageHead } from '../document/pageHead.ts'
import type { RouterContext } from '../routerContext.ts'
import { isNoAccess } from './noAccess.ts'

/** The head of a screen that was refused: its own isn't made then. */
export function missingHead(error: unknown, { i18n }: RouterContext) {
  return isNoAccess(error) ? pageHead({ title: i18n._(msg`Brak dostępu`), isIndexed: false }) : {}
}
