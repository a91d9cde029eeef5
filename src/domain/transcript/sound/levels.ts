/** Levels are of windows of so many ms. */
export const LEVEL_WINDOW_MS = 10

/** Collects levels of sound that comes piece by piece: in dB below full scale, -100 to 0, one for each window. */
export interface Levels {
  add(samples: Float32Array): void
  /** What has come so far; a view that stays valid. */
  taken(): Int8Array
}

/** `samplesPerSecond` is that of what is added; `lengthMs` how long the sound is about. */
export function createLevels(samplesPerSecond: number, lengthMs: number): Levels {
  throw new Error(`not yet: ${samplesPerSecond} ${lengthMs}`)
}
