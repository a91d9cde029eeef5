import { integratedLoudness } from './loudness.ts'
import type { Sound } from './sound.ts'
import { heardPeaks } from './truePeak.ts'

/** Seconds before and after a loud moment in which the level falls, so slowly that it isn't heard. */
const REACH = 0.006
/** The limiter reduces the loudness a little: it is corrected so many times at most. */
const ROUNDS = 3
const CLOSE_ENOUGH_LU = 0.15

export interface Level {
  /** LUFS. */
  readonly loudness: number
  /** dBTP. */
  readonly peak: number
}

/** The level of music: as loud as streaming asks, with room below −1 dBTP for the encoder's peaks. */
export const MUSIC_LEVEL: Level = { loudness: -16, peak: -2 }

/** A sound at its level: as loud as asked, with its peaks limited. Silence stays. */
export function levelled(sound: Sound, { loudness, peak }: Level): Sound {
  const measured = integratedLoudness(sound)
  if (!Number.isFinite(measured)) return sound
  let gain = 10 ** ((loudness - measured) / 20)
  let result = limited(sound, gain, peak)
  for (let round = 1; round < ROUNDS; round += 1) {
    const missing = loudness - integratedLoudness(result)
    if (Math.abs(missing) < CLOSE_ENOUGH_LU) break
    gain *= 10 ** (missing / 20)
    result = limited(sound, gain, peak)
  }
  return result
}

function limited({ left, right, rate }: Sound, gain: number, peak: number): Sound {
  const most = 10 ** (peak / 20)
  const loud = [left, right].map((channel) => heardPeaks(channel, most / gain))
  const wanted = Float32Array.from(left, (_, index) => {
    const heard = Math.max(loud[0]?.[index] ?? 0, loud[1]?.[index] ?? 0) * gain
    return heard > most ? most / heard : 1
  })
  const gains = smoothed(lowestAround(wanted, Math.round(REACH * rate)), Math.round(REACH * rate))
  const played = (channel: Float32Array) =>
    channel.map((sample, index) => sample * gain * (gains[index] ?? 1))
  return { left: played(left), right: played(right), rate }
}

/** The lowest value within `reach` of each place. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length)
  // Candidates for the lowest of some window, each lower than those after it.
  const line = new Int32Array(values.length)
  let [first, last] = [0, 0]
  for (let index = 0; index < values.length + reach; index += 1) {
    if (index < values.length) {
      while (last > first && (values[line[last - 1] ?? 0] ?? 0) >= (values[index] ?? 0)) last -= 1
      line[last] = index
      last += 1
    }
    const place = index - reach
    if (place < 0) continue
    while ((line[first] ?? 0) < place - reach) first += 1
    lowest[place] = values[line[first] ?? 0] ?? 1
  }
  return lowest
}

/** The moving mean of each place; a line is extended at its ends. */
function smoothed(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length)
  const span = reach * 2 + 1
  const at = (index: number) => values[Math.min(values.length - 1, Math.max(0, index))] ?? 1
  let sum = 0
  for (let index = -reach; index <= reach; index += 1) sum += at(index)
  for (let index = 0; index < values.length; index += 1) {
    out[index] = sum / span
    sum += at(index + reach + 1) - at(index - reach)
  }
  return out
}
