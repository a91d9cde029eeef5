import * as z from 'zod/mini'
import { ApiError } from './apiError.ts'
import { UNEXPECTED } from './refusal.ts'

/** For answers that have nothing to say, whatever they hold. */
export const NO_ANSWER = z.pipe(
  z.unknown(),
  z.transform((): void => undefined),
)

/** Reads a good answer's body. Throws INVALID_ANSWER for one that isn't what was agreed. */
export function readAnswer<Schema extends z.core.$ZodType>(schema: Schema, said: unknown): z.output<Schema> {
  const read = z.safeParse(schema, said)
  if (read.success) return read.data
  throw invalidAnswer(read.error)
}

/** An answer that makes no sense. */
export function invalidAnswer(cause: unknown): ApiError {
  return new ApiError(UNEXPECTED, { code: 'INVALID_ANSWER', status: null }, { cause })
}
