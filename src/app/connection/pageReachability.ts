import { createReachability } from './reachability.ts'
import { askServedBuild } from '../missingCode/servedBuild.ts'

/** Whether this page reaches its services. One for the page: the storefront client reports to it, screens read it. */
export const pageReachability = createReachability({
  probe: async () => (await askServedBuild()) !== 'unreachable',
})

/** Takes the storefront client's report after each call. */
export function reportReachable(reached: boolean): void {
  if (reached) pageReachability.reportSuccess()
  else pageReachability.reportFailure()
}
