import * as z from 'zod/mini'
import { ApiError } from './apiError.ts'

/** Returns a named detail of a refusal with this code; null for any other failure. */
export function detailOf<Schema extends z.core.$ZodType>(
  error: unknown,
  code: string,
  name: string,
  schema: Schema,
): z.output<Schema> | null {
  if (!(error instanceof ApiError) || error.code !== code) return null
  const details = z.safeParse(z.record(z.string(), z.unknown()), error.details)
  const read = details.success ? z.safeParse(schema, details.data[name]) : null
  return read?.success === true ? read.data : null
}
