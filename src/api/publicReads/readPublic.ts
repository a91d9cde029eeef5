import type * as z from 'zod/mini'
import { isPublicRead } from '#domain/access/publicReads.ts'
import { type Reader, Unreadable } from '#domain/readers.ts'
import { loadCode } from '../storefront/loadCode.ts'
import type { PublicReads } from './publicReads.ts'

/** A read's result, and since when it has been a copy of this device; null where it is fresh. */
export interface PublicAnswer<Value> {
  readonly value: Value
  readonly keptSince: string | null
}

/** Whether the thing doesn't exist: by the code of an `ApiError`, whose class is no part of a first screen. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'NOT_FOUND'
}

/** Reads one answer. Rejects as `PublicReads` does, and with `INVALID_ANSWER` for one that doesn't fit the schema. */
export async function readPublic<Value>(
  answer: PublicReads,
  path: string,
  reader: Reader<Value>,
  signal?: AbortSignal,
): Promise<PublicAnswer<Value>> {
  if (!isPublicRead(path)) throw new Error(`${path} is not shown to everybody`)
  const { said, keptSince } = await answer(path, signal)
  try {
    return { value: reader(said), keptSince }
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause
    const { invalidAnswer } = await loadCode(() => import('../product/readAnswer.ts'))
    throw invalidAnswer(cause)
  }
}

/** A schema as the reader of such an answer. */
export const schemaReader =
  <Value>(schema: z.ZodMiniType<Value>): Reader<Value> =>
  (said) => {
    const read = schema.safeParse(said)
    if (!read.success) throw new Unreadable(read.error.message)
    return read.data
  }
