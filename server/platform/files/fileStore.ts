/** The metadata of a stored file. */
export interface StoredFile {
  readonly bytes: number
  readonly mediaType: string
  /** Changes when the file of this key is replaced. */
  readonly version: string
}

/** A part of a file: both ends included, as in `Range: bytes=0-499`. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** A file with its content; a caller who doesn't read the body to its end cancels it. */
export type OpenedFile = StoredFile & { readonly body: ReadableStream<Uint8Array<ArrayBuffer>> }

/**
 * The store of generated files and uploads: a folder of this machine or an S3 bucket. Keys look like
 * `generations/{id}/original.webp`; only the server makes them, never from a request's words. A key's extension gives
 * the media type (see `mediaTypes.ts`): a file of another type is refused. Every call rejects with an Outage when the
 * bucket can't be reached, or doesn't exist.
 */
export interface FileStore {
  /** Resolves when files can be stored; rejects with an Outage when not. */
  check(): Promise<void>
  /** Whole or not at all; replaces a file of that key. The file at `path` stays where it is. */
  putFile(key: string, path: string, mediaType: string): Promise<void>
  putBytes(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Null when there is none. */
  stat(key: string): Promise<StoredFile | null>
  /** Null when there is none. Without a range, all of it; `bytes` is the whole file's size either way. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | null>
  /** Copies it to a file of this machine; false when there is none. */
  download(key: string, path: string): Promise<boolean>
  /** Missing ones are ignored. */
  remove(keys: readonly string[]): Promise<void>
  /** Everything below a prefix that ends with a slash. */
  removeAll(prefix: string): Promise<void>
}
