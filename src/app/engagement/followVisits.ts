import { log } from '#domain/log.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { hasAgreed } from '#offline/engagement/consent.ts'
import { eraseUnagreed } from '#offline/engagement/keptVisits.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { asksForPrivacy } from '#services/asksForPrivacy.ts'
import { untilLoaded } from '#ui/lazyPart.ts'
import type { VisitedRouter } from './routerPage.ts'

/** Counting begins in a quiet moment, and after this time (ms) at the latest (specification part 1, section 9). */
export const LATEST_START_MS = 4_000

/**
 * Counts visits while this device's user agrees to it and the browser doesn't ask for privacy: the counting code loads
 * with the first yes. A no, from any tab or device, erases the stored events. Returns what ends it.
 */
export function followVisits(db: IskraDatabase, router: VisitedRouter): () => void {
  let stopTracking: (() => void) | undefined
  /** The number of the last answer: work begun for an earlier one is dropped. */
  let answers = 0

  function follow(isAgreed: boolean): void {
    answers += 1
    stopTracking?.()
    stopTracking = undefined
    void (isAgreed ? begin(answers) : eraseUnagreed(db).catch(() => undefined))
  }

  async function begin(answer: number): Promise<void> {
    await idle()
    try {
      const { startVisits } = await untilLoaded(() => import('./startVisits.ts'))
      if (answer === answers) stopTracking = startVisits(db, router)
    } catch (error) {
      log.info('visits', 'counting could not be started', { reason: String(error) })
    }
  }

  let last: boolean | undefined
  const stopWatching = watchQuery(db, hasAgreed, {
    next(isAgreed) {
      const mayCount = isAgreed && !asksForPrivacy()
      if (mayCount !== last) follow(mayCount)
      last = mayCount
    },
    // Storage is gone: nothing can be kept, so nothing is counted.
    error: () => stopTracking?.(),
  })
  return () => {
    answers += 1
    stopWatching()
    stopTracking?.()
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve, LATEST_START_MS / 4)
    else requestIdleCallback(() => resolve(), { timeout: LATEST_START_MS })
  })
}
