import type { SoundTrouble } from './soundTrouble.ts'

/** What the page asks the worker that decodes: first a file, then windows of it, parts as files, or all of it. */
export type ToSoundWorker =
  | { readonly kind: 'open'; readonly file: Blob }
  | { readonly kind: 'window'; readonly id: number; readonly startMs: number; readonly endMs: number }
  /** A part of it as a file of its own. */
  | { readonly kind: 'cut'; readonly id: number; readonly startMs: number; readonly endMs: number }
  /** `bucketMs` is that of the peaks to be filled. */
  | { readonly kind: 'read'; readonly bucketMs: number }

export type FromSoundWorker =
  | { readonly kind: 'opened'; readonly lengthMs: number }
  | { readonly kind: 'refused'; readonly code: SoundTrouble }
  | { readonly kind: 'window'; readonly id: number; readonly samples: Float32Array<ArrayBuffer> }
  | { readonly kind: 'cut'; readonly id: number; readonly file: Blob }
  | { readonly kind: 'failed'; readonly id: number; readonly code: SoundTrouble }
  /** What came after the parts before: buckets of peaks, levels. */
  | { readonly kind: 'part'; readonly buckets: Int8Array; readonly levels: Int8Array }
  | { readonly kind: 'read' }
