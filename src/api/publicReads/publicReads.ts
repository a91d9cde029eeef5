/** A service's raw answer to one read, and since when it has been a copy of this device. */
export interface SaidAnswer {
  readonly said: unknown
  /** Null where it has just been read. */
  readonly keptSince: string | null
}

/**
 * Answers a public read of the product API (#domain/access/publicReads.ts), by its path and query. While a document is
 * rendered the server itself answers; in the page the document's answers do, then the network, then a copy of the
 * worker’s. Rejects with an `ApiError` (`NOT_FOUND` where nothing is there), with the reason of the signal, or with a
 * `StorefrontError` where the code of a call can’t be had.
 */
export type PublicReads = (path: string, signal?: AbortSignal) => Promise<SaidAnswer>
