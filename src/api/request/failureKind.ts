/** The kind of a failure: `refused` will fail the same way again, the others may pass later. */
export type FailureKind = 'refused' | 'unreachable' | 'busy' | 'broken'

/** Answers that say "not now": nothing has been done. 430 is Shopify's own. */
const BUSY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 430, 503])

/** Returns the kind of failure by an answer's status alone. */
export function kindOfStatus(status: number): FailureKind {
  if (BUSY_STATUSES.has(status)) return 'busy'
  return status >= 400 && status < 500 ? 'refused' : 'broken'
}
