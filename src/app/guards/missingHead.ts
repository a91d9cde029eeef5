import { msg } from '@lingui/core/macro'
import { isNotFound } from '@tanstack/react-router'
import { lateHead } from '../document/lateHead.ts'
import type { RouterContext } from '../routerContext.ts'
import { isNoAccess } from './noAccess.ts'

const REFUSED = msg`Brak dostępu`
const SWITCHED_OFF = msg`Nie ma takiej strony`

/** The head of a screen that was refused or is switched off: its own isn't made then. */
export async function missingHead(error: unknown, context: RouterContext) {
  if (!isNotFound(error)) return {}
  const title = isNoAccess(error) ? REFUSED : SWITCHED_OFF
  return lateHead(context, ({ pageHead }) => pageHead({ title: context.i18n._(title), isIndexed: false }))
}
