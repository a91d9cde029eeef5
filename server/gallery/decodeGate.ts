import { Refusal } from '#server/api/refusal.ts'
import { makeGate } from '#server/api/gate.ts'

/** Pictures decoded at the same time: each may take a few hundred MB for a moment. */
const AT_ONCE = 2
const WAITING_MOST = 40
/** Uploads that one person may have under way at the same time. */
const PER_PERSON = 6

const underWay = new Map<string, number>()

/** Runs `work` once there is room for it. Throws SERVICE_UNAVAILABLE when too many wait already. */
export const whenThereIsRoom = makeGate({ atOnce: AT_ONCE, waitingMost: WAITING_MOST })

/** Runs an upload of this person. Throws TOO_MANY_REQUESTS for more at once than a device of ours sends. */
export async function amongOwnUploads<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const count = underWay.get(userId) ?? 0
  if (count >= PER_PERSON) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 2 })
  underWay.set(userId, count + 1)
  try {
    return await work()
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1
    if (left > 0) underWay.set(userId, left)
    else underWay.delete(userId)
  }
}
