import { addBuckets, newPeaks, type Peaks } from '#domain/transcript/sound/peaks.ts'
import { LEVEL_WINDOW_MS } from '#domain/transcript/sound/levels.ts'
import type { SoundTrouble } from './soundTrouble.ts'
import { startSoundWorker } from './startSoundWorker.ts'

/** How far the reading is. */
export interface SoundProgress {
  readonly lengthMs: number
  readonly readMs: number
  /** The same peaks each time, filled further: draw them anew. */
  readonly peaks: Peaks
}

export type SoundRead =
  | {
      readonly kind: 'read'
      readonly lengthMs: number
      readonly peaks: Peaks
      /** For `speechStretches`. */
      readonly levels: Int8Array
    }
  | { readonly kind: 'refused'; readonly code: SoundTrouble }
  | { readonly kind: 'stopped' }

/**
 * Fills peaks and levels of a file, window by window in a worker, telling how far it is: first when the length is known,
 * then as sound comes. `signal` stops it.
 */
export function readSound(
  file: Blob,
  onProgress: (progress: SoundProgress) => void,
  signal: AbortSignal,
): Promise<SoundRead> {
  if (signal.aborted) return Promise.resolve({ kind: 'stopped' })
  const result = Promise.withResolvers<SoundRead>()
  let filled: Filled | null = null

  function end(read: SoundRead): void {
    worker.end()
    signal.removeEventListener('abort', stop)
    result.resolve(read)
  }
  const stop = () => end({ kind: 'stopped' })

  const worker = startSoundWorker((message) => {
    if (message.kind === 'refused') {
      end(message)
      return
    }
    if (message.kind === 'opened') {
      filled = newFilled(message.lengthMs)
      worker.ask({ kind: 'read', bucketMs: filled.peaks.bucketMs })
    }
    if (filled === null) return
    if (message.kind === 'part') fill(filled, message.buckets, message.levels)
    const { peaks, levels, levelCount, lengthMs } = filled
    if (message.kind === 'read')
      end({ kind: 'read', lengthMs, peaks, levels: levels.subarray(0, levelCount) })
    else onProgress({ lengthMs, readMs: Math.min(lengthMs, levelCount * LEVEL_WINDOW_MS), peaks })
  })
  signal.addEventListener('abort', stop)
  worker.ask({ kind: 'open', file })
  return result.promise
}

/** What has come of a file. */
interface Filled {
  readonly lengthMs: number
  readonly peaks: Peaks
  bucketCount: number
  readonly levels: Int8Array
  levelCount: number
}

const newFilled = (lengthMs: number): Filled => ({
  lengthMs,
  peaks: newPeaks(lengthMs),
  bucketCount: 0,
  levels: new Int8Array(Math.ceil(lengthMs / LEVEL_WINDOW_MS)),
  levelCount: 0,
})

/** What lies behind the told length is left out. */
function fill(filled: Filled, buckets: Int8Array, levels: Int8Array): void {
  addBuckets(filled.peaks, filled.bucketCount, buckets)
  filled.bucketCount += buckets.length / 2
  const fitting = levels.subarray(0, filled.levels.length - filled.levelCount)
  filled.levels.set(fitting, filled.levelCount)
  filled.levelCount += fitting.length
}
