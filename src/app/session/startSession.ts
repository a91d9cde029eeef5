import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import { pageReachability } from '../connection/pageReachability.ts'
import type { createAppRouter } from '../createAppRouter.ts'
import { followPerson } from './followPerson.ts'
import { forgetPerson } from './forgetPerson.ts'
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

  followPerson(session, () => forgetPerson(router))
  session.onEnd((end) => tellEnd(router, end))
  session.subscribe(() => {
    if (session.snapshot().status === 'signed-in') dismissExpired()
  })
  afterFirstScreen(() => {
    void confirm()
    pageReachability.subscribe(() => {
      if (pageReachability.getSnapshot() === 'online') void confirm()
    })
  })
}
