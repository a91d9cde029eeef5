import type { EngineJob, EngineFailure, MadeResult } from '../../engine.ts'

/** The order for a thread. */
export interface Order {
  readonly job: Extract<EngineJob, { type: 'image' | 'video' | 'music' }>
  readonly folder: string
  /** One shared number: any value but 0 asks the thread to stop at its next step. */
  readonly stop: SharedArrayBuffer
  /** Make it as small and fast as possible, for tests. */
  readonly isQuick: boolean
}

/** A thread's report on it. The last one is never `progress`. */
export type Report =
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'made'; readonly result: MadeResult }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly code: EngineFailure['code']; readonly message: string }
