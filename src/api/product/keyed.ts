import { newId } from '#domain/newId.ts'
import type { CallOptions } from './productApi.ts'

/** A write that may be repeated carries a key: the caller's own, or one for this call. */
export function keyed(options: CallOptions | undefined): CallOptions {
  return { ...options, idempotencyKey: options?.idempotencyKey ?? newId() }
}
