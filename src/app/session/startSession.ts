import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'
import { pageReachability } from '../connection/pageReachability.ts'
import type { createAppRouter } from '../createAppRouter.ts'
import { followPerson } from './followPerson.ts'
import { forgetPerson } from './forgetPerson.ts'
import { keepSignOut } from './keepSignOut.ts'
import { dismissExpired, tellEnd } from './tellEnd.ts'

/**
 * Connects the page to its session: reads it after the first screen, confirms the user with the API as soon as there is
 * a network, and follows its ends and changes in any tab.
 */
export function startSession(router: ReturnType<typeof createAppRouter>): void {
  const { session } = router.options.context.services

  async function confirm(): Promise<void> {
    const state = await session.ready()
    if (state.status === 'signed-in' && !state.isFresh && navigator.onLine) await session.refreshUser()
  }

  let isSignOutKept = false
  followPerson(session, () => forgetPerson(router))
  session.onEnd((end) => tellEnd(router, end))
  session.subscribe(() => {
    if (session.snapshot().status !== 'signed-in') return
    dismissExpired()
    if (!isSignOutKept) whenQuiet(() => void keepSignOut())
    isSignOutKept = true
  })
  afterFirstScreen(() => {
    void confirm()
    pageReachability.subscribe(() => {
      if (pageReachability.getSnapshot() === 'online') void confirm()
    })
  })
}
