import type { Peaks } from '#domain/transcript/sound/peaks.ts'
import type { SoundTrouble } from './openSound.ts'

/** How far the reading is. */
export interface SoundProgress {
  readonly lengthMs: number
  readonly readMs: number
  readonly peaks: Peaks
}

export type SoundRead =
  | { readonly kind: 'read'; readonly lengthMs: number; readonly peaks: Peaks; readonly levels: Int8Array }
  | { readonly kind: 'refused'; readonly code: SoundTrouble }
  | { readonly kind: 'stopped' }

/** Fills peaks and levels of a file window by window in a worker, telling how far it is; `signal` stops it. */
export async function readSound(
  file: Blob,
  onProgress: (progress: SoundProgress) => void,
  signal: AbortSignal,
): Promise<SoundRead> {
  throw new Error(`not yet: ${file.size} ${onProgress.length} ${signal.aborted}`)
}
