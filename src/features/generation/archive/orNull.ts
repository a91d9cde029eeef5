import { ApiError } from '#api/product/apiError.ts'

/** Null where it is missing, or the caller has no access; other failures stay failures. */
export async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
