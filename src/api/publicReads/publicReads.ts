import type { Reader } from '#domain/readers.ts'

/** What a read came to, and since when it has been a copy of this device; null where it has just been read. */
export interface PublicAnswer<Value> {
  readonly value: Value
  readonly keptSince: string | null
}

/** What a service said to one read, as it came. */
export interface SaidAnswer {
  readonly said: unknown
  readonly keptSince: string | null
}

/** Answers one read by its path and query; rejects with an `ApiError`, or the reason of the signal. */
export type AnswerRead = (path: string, signal?: AbortSignal) => Promise<SaidAnswer>

/**
 * Reads what the product API shows everybody alike (#domain/access/publicReads.ts). While a document is rendered the
 * server itself answers; in the page what came with the document does, then the network, then a copy of the worker’s.
 * Rejects with an `ApiError`: `NOT_FOUND` for what isn’t there, `INVALID_ANSWER` for what can’t be read.
 */
export interface PublicReads {
  read<Value>(
    path: string,
    reader: Reader<Value>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<PublicAnswer<Value>>
}
