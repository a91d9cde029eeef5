/** What is known of a stored file without reading it. */
export interface StoredFile {
  readonly bytes: number
  readonly mediaType: string
}

/** A part of a file: both ends counted, as in `Range: bytes=0-499`. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Where generated files and uploads lie: a folder of this machine or a bucket that speaks S3. Keys look like
 * `generations/{id}/original.webp`; they are made by the server alone and never of what a request says.
 */
export interface FileStore {
  /** Whole or not at all; a file of that key is replaced. */
  putFile(key: string, path: string, mediaType: string): Promise<void>
  putBytes(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Null when there is none. */
  stat(key: string): Promise<StoredFile | null>
  /** Null when there is none. Without a range, all of it. */
  open(
    key: string,
    range?: ByteRange,
  ): Promise<(StoredFile & { readonly body: ReadableStream<Uint8Array> }) | null>
  /** Copies it to a file of this machine; false when there is none. */
  download(key: string, path: string): Promise<boolean>
  /** Those that aren't there are no matter. */
  remove(keys: readonly string[]): Promise<void>
  /** Everything below a prefix that ends with a slash. */
  removeAll(prefix: string): Promise<void>
}
