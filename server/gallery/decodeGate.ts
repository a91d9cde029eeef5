import { Refusal } from '#server/api/refusal.ts'

/** Pictures decoded at the same time: each may take a few hundred MB for a moment. */
const AT_ONCE = 2
const WAITING_MOST = 40
/** Uploads that one person may have under way at the same time. */
const PER_PERSON = 6

let running = 0
const waiting: (() => void)[] = []
const underWay = new Map<string, number>()

/** Runs `work` once there is room for it. Throws SERVICE_UNAVAILABLE when too many wait already. */
export async function whenThereIsRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MOST) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // The room goes straight to the next one.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

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
