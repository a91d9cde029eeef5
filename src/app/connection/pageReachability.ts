import { createReachability } from '#offline/reachability.ts'

/** A probe without an answer in this time, ms, has none. */
const PROBE_TIMEOUT = 6_000

/** Whether this page reaches its services. One for the page: the storefront client reports to it, screens read it. */
export const pageReachability = createReachability({
  probe: async () => {
    const answer = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    })
    return answer.ok
  },
})

/** What the storefront client tells after each call. */
export function reportReachable(reached: boolean): void {
  if (reached) pageReachability.reportSuccess()
  else pageReachability.reportFailure()
}
