/** Levels are of windows of so many ms. */
export const LEVEL_WINDOW_MS = 10
/** What stands for no sound at all, in dB below full scale. */
export const SILENT_DB = -100

/** Measures sound that comes piece by piece. */
export interface LevelMeter {
  /** The levels of the windows that are full now: -100 to 0 dB below full scale, one for each. */
  add(samples: Float32Array): Int8Array
}

/** `samplesPerSecond` is that of what is added. */
export function createLevelMeter(samplesPerSecond: number): LevelMeter {
  // May be no whole number: windows end where it is met next, so that none are late after an hour.
  const windowLength = (samplesPerSecond * LEVEL_WINDOW_MS) / 1_000
  let energy = 0
  let seen = 0
  let count = 0
  let start = 0
  let end = Math.round(windowLength)
  return {
    add(samples) {
      const levels = new Int8Array(Math.ceil(samples.length / Math.floor(windowLength)) + 1)
      let at = 0
      for (const sample of samples) {
        energy += sample * sample
        seen += 1
        if (seen < end) continue
        levels[at] = decibels(energy / (end - start))
        at += 1
        count += 1
        energy = 0
        start = end
        end = Math.round((count + 1) * windowLength)
      }
      return levels.subarray(0, at)
    },
  }
}

const decibels = (power: number) =>
  power > 0 ? Math.round(Math.min(0, Math.max(SILENT_DB, 10 * Math.log10(power)))) : SILENT_DB
