import { isNotFound } from '@tanstack/react-router'
import { lateHead } from '../document/lateHead.ts'
import type { RouterContext } from '../routerContext.ts'
import { isNoAccess } from './noAccess.ts'

/** The head of a screen that was refused or is switched off: its own isn't made then. */
export async function missingHead(error: unknown, context: RouterContext) {
  if (!isNotFound(error)) return {}
  return lateHead(context, ({ missingPageHead }) => missingPageHead(context, isNoAccess(error)))
}
