import type { Network } from '#server/platform/api/callerAddress.ts'
import { Refusal } from '#server/platform/api/refusal.ts'

/** The most uploads of one person, or of a small network, at the same time. */
const AT_ONCE_MOST = 6

const underWay = new Map<string, number>()
const countOf = (key: string) => underWay.get(key) ?? 0

/**
 * Runs an upload of this person, or of an anonymous caller in these networks. Throws TOO_MANY_REQUESTS for more at once
 * than our page sends.
 */
export async function amongOwnUploads<Result>(
  whose: string | readonly Network[],
  work: () => Promise<Result>,
): Promise<Result> {
  const counted =
    typeof whose === 'string'
      ? [{ key: `person ${whose}`, room: 1 }]
      : whose.map(({ name, room }) => ({ key: `network ${name}`, room }))
  if (counted.some(({ key, room }) => countOf(key) >= AT_ONCE_MOST * room)) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 2 })
  }
  for (const { key } of counted) underWay.set(key, countOf(key) + 1)
  try {
    return await work()
  } finally {
    for (const { key } of counted) {
      const left = countOf(key) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }
}
