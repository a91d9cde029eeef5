import { Refusal } from '#server/api/refusal.ts'

/** Uploads that one person may have under way at the same time. */
const PER_PERSON = 6

const underWay = new Map<string, number>()

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
