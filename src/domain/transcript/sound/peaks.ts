/** The least and the most of a sound per bucket, at several levels of detail. */
export interface Peaks {
  /** Serialised: kept and read by `readPeaks`. */
  readonly bytes: Int8Array
  readonly lengthMs: number
}

/** Collects peaks of sound that comes piece by piece; memory is that of the peaks alone. */
export interface PeakCollector {
  add(samples: Float32Array): void
  /** The peaks of what has come so far. */
  taken(): Peaks
}

/** `samplesPerSecond` is that of what is added; `lengthMs` how long the sound is about. */
export function createPeaks(samplesPerSecond: number, lengthMs: number): PeakCollector {
  throw new Error(`not yet: ${samplesPerSecond} ${lengthMs}`)
}

/** Kept peaks; null for bytes that are none. */
export function readPeaks(bytes: Int8Array): Peaks | null {
  throw new Error(`not yet: ${bytes.length}`)
}

/**
 * What is drawn of a part of the sound in so many columns: least and most of each by turns, -127 to 127; 0 where nothing
 * has come yet. Reads the level of detail that fits.
 */
export function peaksBetween(peaks: Peaks, startMs: number, endMs: number, columns: number): Int8Array {
  throw new Error(`not yet: ${peaks.lengthMs} ${startMs} ${endMs} ${columns}`)
}
