import type { RegisteredRouter } from '@tanstack/react-router'
import { pageLife } from '#domain/pageLife.ts'
import { isOtherBuildServed } from '../missingCode/servedBuild.ts'
import { checkForUpdate } from './workerBridge.ts'
import { workerStatus } from './workerStatus.ts'

/** How often (ms) a page in use looks for a new version. A full load of the page looks by itself. */
const UPDATE_INTERVAL = 300_000

/** Looks for a new version when the visitor returns or navigates, and at once when the server was seen to serve one. */
export function lookForVersions(router: Pick<RegisteredRouter, 'subscribe'>): void {
  let lookedAt = Date.now()
  const look = () => {
    lookedAt = Date.now()
    void checkForUpdate().catch(() => undefined)
  }
  const lookNowAndThen = () => {
    if (pageLife.getSnapshot() === 'shown' && Date.now() - lookedAt >= UPDATE_INTERVAL) look()
  }
  pageLife.subscribe(lookNowAndThen)
  router.subscribe('onResolved', lookNowAndThen)
  const lookIfOther = () => {
    if (isOtherBuildServed.getSnapshot()) look()
  }
  isOtherBuildServed.subscribe(lookIfOther)
  // The state seen before the worker was known.
  let { state } = workerStatus.getSnapshot()
  workerStatus.subscribe(() => {
    const before = state
    state = workerStatus.getSnapshot().state
    if (state !== before) lookIfOther()
  })
}
