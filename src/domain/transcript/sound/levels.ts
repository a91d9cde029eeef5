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
  const windowLength = Math.round((samplesPerSecond * LEVEL_WINDOW_MS) / 1_000)
  let energy = 0
  let filled = 0
  return {
    add(samples) {
      const levels = new Int8Array(Math.floor((filled + samples.length) / windowLength))
      let at = 0
      for (const sample of samples) {
        energy += sample * sample
        filled += 1
        if (filled < windowLength) continue
        levels[at] = decibels(energy / windowLength)
        at += 1
        energy = 0
        filled = 0
      }
      return levels
    },
  }
}

const decibels = (power: number) =>
  power > 0 ? Math.round(Math.min(0, Math.max(SILENT_DB, 10 * Math.log10(power)))) : SILENT_DB
