// What only workers have. TypeScript knows it in their library alone, and this worker is compiled with the page's.

/** A file of the device that is written at once. */
interface FileSystemSyncAccessHandle {
  /** Returns how many bytes were written. Throws a `QuotaExceededError`. */
  write(bytes: Uint8Array, options: { readonly at: number }): number
  flush(): void
  close(): void
}

interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>
}

/** The typefaces of the worker. */
declare const fonts: FontFaceSet | undefined
