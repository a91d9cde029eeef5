import * as z from 'zod/mini'
import { ApiError } from './apiError.ts'
import { UNEXPECTED } from './refusal.ts'

/** The schema for answers without content; it accepts any body. */
export const NO_ANSWER = z.pipe(
  z.unknown(),
  z.transform((): void => undefined),
)

/** Reads a successful answer's body. Throws INVALID_ANSWER where it doesn't fit the schema. */
export function readAnswer<Schema extends z.core.$ZodType>(schema: Schema, said: unknown): z.output<Schema> {
  const read = z.safeParse(schema, said)
  if (read.success) return read.data
  throw invalidAnswer(read.error)
}

/** An answer that makes no sense. */
export function invalidAnswer(cause: unknown): ApiError {
  return new ApiError(UNEXPECTED, { code: 'INVALID_ANSWER', status: null }, { cause })
}
