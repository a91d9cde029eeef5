import { ApiError } from '#api/product/apiError.ts'
import { type CopiedPart, readAnswerCopy, writeAnswerCopy } from '#offline/session/accountCopy.ts'

/** What the gallery shows of an answer: as it came, or as this device last stored it. */
export interface Kept<Value> {
  readonly value: Value
  /** Epoch ms of the last answer, while this is only its copy; null for what is fresh. */
  readonly keptAt: number | null
}

/** The API's answer, of which a copy is stored; where the API can't be reached, the last one this device has. */
export async function askOrRemember<Value>(
  /** Null for what isn't stored. */
  part: CopiedPart<Value> | null,
  userId: string,
  ask: () => Promise<Value>,
): Promise<Kept<Value>> {
  try {
    const value = await ask()
    if (part !== null) void writeAnswerCopy(part, userId, value)
    return { value, keptAt: null }
  } catch (error) {
    const mayPass = error instanceof ApiError && (error.status === null || error.status >= 500)
    const copy = part !== null && mayPass ? await readAnswerCopy(part, userId) : null
    if (copy === null) throw error
    return copy
  }
}
