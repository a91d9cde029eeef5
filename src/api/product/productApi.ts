import type * as z from 'zod/mini'
import type { Agreement, Endpoint, Filling } from './contract.ts'

/** Options that the calling screen or the outbox may pass to any call. */
export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason and nothing else. */
  readonly signal?: AbortSignal | undefined
  /** Makes a write safe to repeat. A kept intent passes its own; the calls that can be repeated make one otherwise. */
  readonly idempotencyKey?: string | undefined
}

/** The parameters of an endpoint's address. */
export interface CallAddress {
  readonly path?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
}

/** One call: the parameters of the endpoint's address, its body, and the schema of its answer. */
export interface CallRequest<Schema extends z.core.$ZodType> extends CallOptions, CallAddress {
  /** Sent as JSON, or as it is when it is form data. */
  readonly body?: object | undefined
  /** `NO_ANSWER` where there is nothing to say. */
  readonly answer: Schema
  /** 30 s by default (specification part 2, section 9), for each attempt. */
  readonly timeoutMs?: number | undefined
  /** Sent without a token, so that a 401 speaks of the request and not of the session. */
  readonly isAnonymous?: boolean | undefined
}

/** One upload: a file in the form field `file`, and other fields beside it. */
export interface UploadRequest<Schema extends z.core.$ZodType> extends CallOptions, CallAddress {
  readonly file: Blob
  readonly fileName?: string | undefined
  /** Its size, where it came in parts before and `file` is an empty one in its place (`uploadFile`). */
  readonly arrivedBytes?: number | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly answer: Schema
  /** The longest time without progress before it is given up: 30 s by default. */
  readonly timeoutMs?: number | undefined
  /** How far the sending got, in whole percent. Begins anew when the upload has to. */
  readonly onProgress?: ((percent: number) => void) | undefined
}

/** An answer to be listened to. */
export interface StreamRequest extends CallAddress {
  /** Ends the answer, too. */
  readonly signal?: AbortSignal | undefined
  /** The longest wait for its beginning: 30 s by default. */
  readonly timeoutMs?: number | undefined
}

/**
 * The product API as page and worker see it (specification part 2, sections 4 and 7 to 9): bearer token, refresh,
 * retries, timeouts. Every failure is an `ApiError`, except the reason of the caller's own signal and errors of the
 * device's storage.
 */
export interface ProductApi {
  call<Name extends Endpoint, Schema extends z.core.$ZodType>(
    endpoint: Name,
    request: CallRequest<Schema> & Filling<Name> & Agreement<Name, Schema>,
  ): Promise<z.output<Schema>>
  /**
   * Sends a file. Rejects with one of the five upload errors, UPLOAD_CANCELLED for the caller's signal included;
   * where the session is refused it is over. Not for the worker, which has no XMLHttpRequest.
   */
  upload<Schema extends z.core.$ZodType>(
    endpoint: Endpoint,
    request: UploadRequest<Schema>,
  ): Promise<z.output<Schema>>
  /**
   * Opens an answer that streams until the caller stops. Rejects as a call does; once open, the causes of a break are
   * not told apart.
   */
  stream<Name extends Endpoint>(
    endpoint: Name,
    request: StreamRequest & Filling<Name>,
  ): Promise<ReadableStream<Uint8Array>>
}

/** Calls of the builder take longer than the rest (specification part 2, section 9). */
export const BUILDER_TIMEOUT_MS = 120_000
