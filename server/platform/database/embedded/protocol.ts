/** Where the embedded database lies: a folder, or memory, with the files of an archive or none. */
export interface EnginePlace {
  readonly folder: string | null
  /** A tar of a database's files, to begin with in memory. It is given away. */
  readonly archive: Uint8Array<ArrayBuffer> | null
}

/** What the thread is asked; it answers one after the other, in their order. */
export type EngineOrder =
  /** Messages of PostgreSQL's wire protocol, whole ones. */
  { readonly kind: 'ask'; readonly bytes: Uint8Array } | { readonly kind: 'close' }

/** What the thread says; `ready` is the first. */
export type EngineReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly bytes: Uint8Array }
  /** The engine itself is broken, which no statement does. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'closed' }
