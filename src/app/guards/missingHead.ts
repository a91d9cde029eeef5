import { isNotFound } from '@tanstack/react-router'
import { lazyHead } from '../document/lazyHead.ts'
import type { RouterContext } from '../routerContext.ts'
import { isNoAccess } from './noAccess.ts'

/** The head of a screen that was refused or is switched off: its own isn't made then. */
export async function missingHead(error: unknown, context: RouterContext) {
  if (!isNotFound(error)) return {}
  return lazyHead(context, ({ missingPageHead }) => missingPageHead(context, isNoAccess(error)))
}
