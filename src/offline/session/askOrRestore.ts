import { ApiError } from '#api/product/apiError.ts'
import { type CopiedPart, readAnswerCopy, writeAnswerCopy } from './accountCopy.ts'

/** An answer for a screen: as it came, or as this device last cached it. */
export interface Cached<Value> {
  readonly value: Value
  /** Epoch ms of the last answer, while this is only its copy; null for a fresh one. */
  readonly cachedAt: number | null
}

/** The API's answer, which is cached; where the API can't be reached, this device's last one. */
export async function askOrRestore<Value>(
  /** Null for an uncached part. */
  part: CopiedPart<Value> | null,
  userId: string,
  ask: () => Promise<Value>,
): Promise<Cached<Value>> {
  try {
    const value = await ask()
    if (part !== null) void writeAnswerCopy(part, userId, value)
    return { value, cachedAt: null }
  } catch (error) {
    const mayPass = error instanceof ApiError && (error.status === null || error.status >= 500)
    const copy = part !== null && mayPass ? await readAnswerCopy(part, userId) : null
    if (copy === null) throw error
    return copy
  }
}
