import { ApiError } from '#api/product/apiError.ts'

/** Null for what isn't there, or isn't for whoever asks; other failures stay failures. */
export async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
